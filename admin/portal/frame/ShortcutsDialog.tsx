import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import type { ReactElement } from 'react'

const SHORTCUTS: readonly { readonly keys: readonly string[]; readonly does: string }[] = [
  { keys: ['Ctrl', 'K'], does: 'Buscar personas, casos, pantallas y menús' },
  { keys: ['?'], does: 'Ver estos atajos' },
  { keys: ['Esc'], does: 'Cerrar el diálogo, el menú o el panel lateral' },
  { keys: ['↑', '↓'], does: 'Moverse en listas y menús' },
  { keys: ['Enter'], does: 'Elegir o continuar' },
  { keys: ['Tab'], does: 'Ir al siguiente campo; con Mayús, al anterior' },
]

export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }): ReactElement {
  return (
    <Dialog open={open} title="Atajos de teclado" onClose={onClose}>
      <dl className="shortcuts">
        {SHORTCUTS.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
