import { CircleCheck, FilePenLine, Hand, MoveRight, RotateCcw, UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import { api } from '#admin/providers/api-client.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { AsignarDialog } from './AsignarDialog.tsx'
import { CerrarDialog } from './CerrarDialog.tsx'
import { EditarDialog } from './EditarDialog.tsx'
import { MoverDialog } from './MoverDialog.tsx'
import { ReabrirDialog } from './ReabrirDialog.tsx'
import { useCasoAct } from './use-caso-act.ts'
import type { AccionCaso } from '#domain/procesos/casos/caso-acciones.ts'
import type { CasoDetalle } from '#domain/procesos/casos/caso.ts'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'

const DIALOGS = {
  editar: EditarDialog,
  asignar: AsignarDialog,
  mover: MoverDialog,
  cerrar: CerrarDialog,
  reabrir: ReabrirDialog,
} as const

type ConDialogo = keyof typeof DIALOGS

const BUTTONS: readonly { readonly accion: ConDialogo; readonly texto: string; readonly icon: LucideIcon }[] = [
  { accion: 'editar', texto: 'Editar', icon: FilePenLine },
  { accion: 'asignar', texto: 'Asignar', icon: UserRoundPlus },
  { accion: 'mover', texto: 'Mover', icon: MoveRight },
  { accion: 'cerrar', texto: 'Cerrar caso', icon: CircleCheck },
  { accion: 'reabrir', texto: 'Reabrir', icon: RotateCcw },
]

/** What the server offers this person; the one that takes the case further is primary. */
export function CasoActions({ caso, onError }: { caso: CasoDetalle; onError: (error: unknown) => void }): ReactElement {
  const [open, setOpen] = useState<ConDialogo | null>(null)
  const { user } = useSession()
  const tomar = useCasoAct(
    () => {
      onError(null)
      return api.call('POST /api/casos/:id/asignar', {
        params: { id: caso.id },
        body: {
          version: caso.version,
          responsable: user.id,
          nota: '',
        },
      })
    },
    { hecho: ({ folio }) => `El caso ${folio} es tuyo.`, failed: onError },
  )
  const Open = open && DIALOGS[open]
  const primary = primaryOf(caso)
  return (
    <>
      {BUTTONS.filter(({ accion }) => caso.actions.includes(accion)).map(({ accion, texto, icon }) => (
        <Button
          key={accion}
          icon={icon}
          variant={accion === primary ? 'primary' : 'default'}
          onClick={() => setOpen(accion)}
        >
          {texto}
        </Button>
      ))}
      {caso.actions.includes('tomar') && (
        <Button
          icon={Hand}
          variant={primary === 'tomar' ? 'primary' : 'default'}
          busy={tomar.busy}
          busyText="Tomando…"
          onClick={() => tomar.run()}
        >
          Tomar el caso
        </Button>
      )}
      {Open && <Open caso={caso} onClose={() => setOpen(null)} />}
    </>
  )
}

function primaryOf({ actions, responsable, estado }: CasoDetalle): AccionCaso | undefined {
  if (responsable === null && actions.includes('tomar')) return 'tomar'
  if (estado === 'pendiente') return 'mover'
  return estado === 'en progreso' ? 'cerrar' : undefined
}
