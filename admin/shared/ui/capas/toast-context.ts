import { createContext, useContext } from 'react'

export interface ToastAction {
  readonly label: string
  readonly onSelect: () => void
}

export interface Toasts {
  /** Says that something went well; failures are told where they happened. With an action ("Deshacer") it stays longer. */
  readonly success: (text: string, action?: ToastAction) => void
  /** Says quietly that something in the background went otherwise, where no place of the screen is its own. */
  readonly notice: (text: string) => void
}

export const ToastContext = createContext<Toasts>({ success: () => undefined, notice: () => undefined })

export function useToast(): Toasts {
  return useContext(ToastContext)
}
