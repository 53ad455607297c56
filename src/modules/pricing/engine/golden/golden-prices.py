"""The second calculation behind golden-prices.jsonl: `python3 golden-prices.py > golden-prices.jsonl`.

It shares nothing with the engine: exact fractions instead of scaled integers, and every division is
found by trying, not by sorting remainders. The rules, in words:

1. A line is worth quantity x unit price, rounded half up to a cent, in its own basis.
2. Adjustments follow in order. "percent" takes that share of the sum of its lines (per basis, rounded
   half up), "fixed" takes its amount, at most what the lines of its basis are worth. Both are divided
   among the lines by their worth. "surcharge" on lines adds in the same way; on the basket it is a
   charge. "shipping" is a charge; reductions on shipping lower it.
3. To divide N cents by weight: hand out cents one at a time, each to whoever is furthest below the
   exact share, ties by id. Nobody gets more than one cent above the floor of the exact share.
4. Charges are divided among the VAT rates by the worth of the goods at each rate, after adjustments.
5. VAT per rate and basis: gross * r / (100 + r), net * r / 100, rounded half up once, divided by 3.
6. Small businesses charge none. Outside the EU, and for businesses with a confirmed VAT id in another
   EU country, the rate is 0; a business then pays a gross price without the VAT of the seller's
   country, a consumer pays the same gross price as everywhere.
"""
import json
import random
from fractions import Fraction as F

RATES = {  # group -> country -> [(rate, from, to)]
    "standard": {"DE": [("19", "", "2020-06-30"), ("16", "2020-07-01", "2020-12-31"),
                        ("19", "2021-01-01", "")], "AT": [("20", "", "")], "FR": [("20", "", "")]},
    "reduced": {"DE": [("7", "", "2020-06-30"), ("5", "2020-07-01", "2020-12-31"),
                       ("7", "2021-01-01", "")], "AT": [("10", "", "")], "FR": [("5.5", "", "")]},
    "zero": {"DE": [("0", "", "")], "AT": [("0", "", "")], "FR": [("0", "", "")]},
}
EU = {"DE", "AT", "FR"}


def round_half_up(x):
    return int((x + F(1, 2)) // 1)


def divide(total, weights):
    """weights: {id: Fraction}. Rule 3, by handing out single cents beyond the floors."""
    whole = sum(weights.values())
    if whole == 0:
        weights = {k: F(1) for k in weights}
        whole = F(len(weights))
    exact = {k: F(total) * w / whole for k, w in weights.items()}
    given = {k: int(v // 1) for k, v in exact.items()}
    while sum(given.values()) < total:
        behind = max(exact[k] - given[k] for k in given)
        given[min(k for k in given if exact[k] - given[k] == behind)] += 1
    return given


def rate_on(group, country, day):
    fitting = [(since, rate) for rate, since, until in RATES[group][country]
               if since <= day and (until == "" or day <= until)]
    return max(fitting)[1]


def taxes(case):
    """(exemption, group -> (charged, included))"""
    country, buyer, day = case["country"], case["buyer"], case["day"]
    if case["small"]:
        return "small_business", lambda g: ("0", "0")
    net_paid = buyer["kind"] == "business"
    if country not in EU:
        exemption = "export"
    elif country != "DE" and net_paid and buyer["hasConfirmedVatId"]:
        exemption = "intra_community"
    else:
        home = country if case["oss"] else "DE"
        return None, lambda g: (rate_on(g, home, day),) * 2
    if net_paid:
        return exemption, lambda g: ("0", rate_on(g, "DE", day))
    return exemption, lambda g: ("0", "0")


def price(case):
    lines = {}
    for one in case["lines"]:
        unit = F(one["unitPrice"]) * 100 if isinstance(one["unitPrice"], str) else F(one["unitPrice"])
        lines[one["id"]] = {"basis": one["basis"], "group": one["vatGroup"],
                            "amount": round_half_up(unit * F(one["quantity"]))}
    start = {k: v["amount"] for k, v in lines.items()}
    charges = []
    for a in case["adjustments"]:
        on = a.get("on")
        if a["kind"] == "shipping" or (a["kind"] == "surcharge" and on == "basket"):
            charges.append({"id": a["id"], "kind": a["kind"], "basis": a["basis"], "amount": a["amount"]})
            continue
        if on == "basket":
            pool = lines
        elif on == "shipping":
            pool = {c["id"]: c for c in charges if c["kind"] == "shipping"}
        else:
            pool = {k: lines[k] for k in on["lines"]}
        for basis in ("gross", "net"):
            some = {k: v for k, v in pool.items() if v["basis"] == basis}
            worth = sum(v["amount"] for v in some.values())
            if not some or (a["kind"] != "percent" and a["basis"] != basis):
                continue
            if a["kind"] == "percent":
                change = -round_half_up(worth * F(a["percent"]) / 100)
            elif a["kind"] == "fixed":
                change = -min(a["amount"], worth)
            else:
                change = a["amount"]
            parts = divide(abs(change), {k: F(v["amount"]) for k, v in some.items()})
            for k, part in parts.items():
                some[k]["amount"] += part if change > 0 else -part
    exemption, rate = taxes(case)
    taxed = [{"id": k, "rate": rate(v["group"]), "basis": v["basis"], "amount": v["amount"]}
             for k, v in lines.items()]
    goods = taxed if any(v["amount"] for v in taxed) else [dict(v, amount=start[v["id"]]) for v in taxed]
    for c in charges:
        worth = {}
        for v in goods:
            r = F(v["rate"][1]) / 100
            factor = F(1) if v["basis"] == c["basis"] else (1 + r if c["basis"] == "gross" else 1 / (1 + r))
            key = "/".join(v["rate"])
            worth[key] = worth.get(key, F(0)) + v["amount"] * factor
        for key, part in divide(c["amount"], worth).items():
            taxed.append({"id": f'{c["id"]} {key}', "charge": c["id"], "rate": tuple(key.split("/")),
                          "basis": c["basis"], "amount": part})
    for key in {(v["rate"], v["basis"]) for v in taxed}:
        some = [v for v in taxed if (v["rate"], v["basis"]) == key]
        (charged, included), basis = key
        base = sum(v["amount"] for v in some)
        r = F(included if basis == "gross" else charged)
        vat = round_half_up(base * r / (100 + r) if basis == "gross" else base * r / 100)
        parts = divide(vat, {v["id"]: F(v["amount"]) for v in some})
        for v in some:
            part = parts[v["id"]]
            v["net"] = v["amount"] - part if basis == "gross" else v["amount"]
            v["vat"] = 0 if basis == "gross" and charged != included else part
            v["gross"] = v["net"] + v["vat"]
    total = lambda some: [sum(v[x] for v in some) for x in ("net", "vat", "gross")]
    rates = sorted({v["rate"][0] for v in taxed}, key=F, reverse=True)
    return {"exemption": exemption,
            "lines": {v["id"]: total([v]) for v in taxed if "charge" not in v},
            "charges": {c["id"]: total([v for v in taxed if v.get("charge") == c["id"]]) for c in charges},
            "vat": {r: total([v for v in taxed if v["rate"][0] == r]) for r in rates},
            "totals": total(taxed)}


def cases():
    pick = random.Random(17)
    consumer = {"kind": "consumer", "hasConfirmedVatId": False}
    buyers = [consumer, consumer, {"kind": "business", "hasConfirmedVatId": False},
              {"kind": "business", "hasConfirmedVatId": True}]
    for n in range(260):
        basis = ["gross", "net", "gross", "net", "mixed"][n % 5]
        lines = []
        for at in range(pick.choice([1, 1, 2, 3, 3, 5, 8])):
            own = pick.choice(["gross", "net"]) if basis == "mixed" else basis
            unit = pick.choice([pick.randint(0, 60), pick.randint(1, 9999), pick.randint(1, 250000)])
            if own == "net" and pick.random() < 0.5:
                unit = f"{unit / 100:.2f}" + pick.choice(["", "5", "25", "99"])
            lines.append({"id": "abcdefgh"[at], "basis": own, "unitPrice": unit,
                          "quantity": pick.choice(["1", "1", "2", "3", "12", "0.5", "1.25", "0.333"]),
                          "vatGroup": pick.choice(["standard", "standard", "reduced", "zero"])})
        pick.shuffle(lines)
        ids = [one["id"] for one in lines]
        own = basis if basis != "mixed" else pick.choice(["gross", "net"])
        menu = [
            {"kind": "percent", "on": {"lines": [pick.choice(ids)]}, "percent": pick.choice(["10", "33.3", "100"])},
            {"kind": "fixed", "on": {"lines": [pick.choice(ids)]}, "amount": pick.randint(1, 900), "basis": own},
            {"kind": "surcharge", "on": {"lines": [pick.choice(ids)]}, "amount": pick.randint(1, 900), "basis": own},
            {"kind": "percent", "on": "basket", "percent": pick.choice(["3", "5.5", "15", "50", "100"])},
            {"kind": "fixed", "on": "basket", "amount": pick.choice([1, 500, 1000, 99999]), "basis": own},
            {"kind": "surcharge", "on": "basket", "amount": pick.choice([99, 250]), "basis": own},
            {"kind": "shipping", "amount": pick.choice([0, 390, 495, 1290]), "basis": own},
            {"kind": "percent", "on": "shipping", "percent": pick.choice(["25", "100"])},
            {"kind": "fixed", "on": "shipping", "amount": 200, "basis": own},
        ]
        chosen = [a for a in menu if pick.random() < 0.33] if n >= 40 else []
        country = pick.choice(["DE", "DE", "DE", "AT", "FR", "CH"])
        yield {"country": country, "buyer": pick.choice(buyers), "small": n % 23 == 22,
               "oss": n % 2 == 0, "day": pick.choice(["2026-11-16", "2026-11-16", "2020-08-01"]),
               "lines": lines, "adjustments": [dict(a, id=f"x{at}") for at, a in enumerate(chosen)]}


rules = [{"id": group, "rates": [{"country": country, "rate": rate, "from": since, "to": until}
                                 for country, dated in countries.items() for rate, since, until in dated]}
         for group, countries in RATES.items()]
for one in [rules, *({"input": case, "expected": price(case)} for case in cases())]:
    print(json.dumps(one, separators=(",", ":")))
