import { CircleCheck, Info, X } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { IconButton } from '#admin/shared/ui/acciones/IconButton.tsx'
import { ToastContext } from './toast-context.ts'
import type { ToastAction } from './toast-context.ts'
import type { ReactElement, ReactNode } from 'react'
import './overlays.css'

interface ToastItem {
  readonly id: number
  readonly text: string
  readonly action: ToastAction | undefined
  readonly kind: 'success' | 'notice'
}

/** Holds the toasts of the whole portal; `useToast()` adds one. */
export function ToastProvider({ children }: { children: ReactNode }): ReactElement {
  const [items, setItems] = useState<readonly ToastItem[]>([])
  const last = useRef(0)
  const remove = useCallback((id: number) => setItems((all) => all.filter((item) => item.id !== id)), [])
  const toasts = useMemo(() => {
    const add = (item: Omit<ToastItem, 'id'>): void => {
      last.current += 1
      const id = last.current
      setItems((all) => [...all.slice(-2), { id, ...item }])
    }
    return {
      success: (text: string, action?: ToastAction) => add({ kind: 'success', text, action }),
      notice: (text: string) => add({ kind: 'notice', text, action: undefined }),
    }
  }, [])
  return (
    <ToastContext value={toasts}>
      {children}
      <div className="toasts" role="status" aria-live="polite">
        {items.map((item) => (
          <Toast key={item.id} item={item} onRemove={() => remove(item.id)} />
        ))}
      </div>
    </ToastContext>
  )
}

function Toast({ item, onRemove }: { item: ToastItem; onRemove: () => void }): ReactElement {
  const [held, setHeld] = useState(false)
  const remove = useRef(onRemove)
  useEffect(() => {
    remove.current = onRemove
  })
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => remove.current(), item.action ? 12_000 : 6_000)
    return () => clearTimeout(timer)
  }, [held, item.action])
  return (
    <div
      className={`toast toast-${item.kind}`}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon icon={item.kind === 'success' ? CircleCheck : Info} />
      <span>{item.text}</span>
      {item.action && (
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          onClick={() => {
            item.action?.onSelect()
            onRemove()
          }}
        >
          {item.action.label}
        </button>
      )}
      <IconButton size="sm" icon={X} label="Cerrar aviso" onClick={onRemove} />
    </div>
  )
}
