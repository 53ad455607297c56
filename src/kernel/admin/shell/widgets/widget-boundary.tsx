import { Component, type ReactNode } from 'react'

type Props = { children: ReactNode; renderError(retry: () => void): ReactNode }

/** Keeps the fault of one widget inside its own card. */
export class WidgetBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return this.props.renderError(() => this.setState({ hasFailed: false }))
  }
}
