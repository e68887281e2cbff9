import { Component } from 'react'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import type { ReactNode } from 'react'

interface ScreenBoundaryProps {
  /** Another value (another page) clears the failure. */
  resetKey: string
  children: ReactNode
}

interface ScreenBoundaryState {
  readonly failed: boolean
  readonly resetKey: string
}

/** A screen that fails says so inside the frame, which goes on working. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { failed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<ScreenBoundaryState> {
    return { failed: true }
  }

  static getDerivedStateFromProps(props: ScreenBoundaryProps, state: ScreenBoundaryState): ScreenBoundaryState | null {
    return props.resetKey === state.resetKey ? null : { failed: false, resetKey: props.resetKey }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return <ErrorState title="No se pudo mostrar esta pantalla." onRetry={() => window.location.reload()} />
  }
}
