import { useState } from 'react'
import { CalendarClock } from 'lucide-react'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { api } from '#admin/providers/api-client.ts'
import { ConfirmDialog } from '#admin/shared/form/ConfirmDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { TEXTOS_ACTO } from './acto-valores.ts'
import type { ActoProgramado } from '#domain/organica/efectos-acto.ts'
import type { ReactElement } from 'react'

interface ProgramadosProps {
  actos: readonly ActoProgramado[]
  /** Level of the heading: under the title of the page, or under that of a unit. */
  titulo: 'h2' | 'h3'
}

/** Acts that wait for their day, each with its cancel button. */
export function Programados({ actos, titulo: Titulo }: ProgramadosProps): ReactElement | null {
  const [cancela, setCancela] = useState<ActoProgramado | null>(null)
  if (actos.length === 0) return null
  return (
    <section className="arbol-programados" aria-label="Actos programados">
      <Titulo>
        <Icon icon={CalendarClock} size={16} /> Programado
      </Titulo>
      <ul className="arbol-datos">
        {actos.map((acto) => (
          <li key={acto.id}>
            <span>
              {TEXTOS_ACTO[acto.tipo].boton} {acto.unidad}
              {acto.nombre && ` → ${acto.nombre}`}
            </span>
            <small>
              {[`se hará el ${formatFecha(acto.aplicaEl)}`, acto.documento, acto.usuario].filter(Boolean).join(' · ')}
            </small>
            {acto.motivo && <small className="arbol-conflicto">No se pudo hacer: {acto.motivo}</small>}
            <Button
              size="sm"
              aria-label={`Cancelar: ${TEXTOS_ACTO[acto.tipo].boton} ${acto.unidad}`}
              onClick={() => setCancela(acto)}
            >
              Cancelar
            </Button>
          </li>
        ))}
      </ul>
      {cancela && <CancelarDialog acto={cancela} onClose={() => setCancela(null)} />}
    </section>
  )
}

function CancelarDialog({ acto, onClose }: { acto: ActoProgramado; onClose: () => void }): ReactElement {
  const act = useAct({
    call: () => api.call('POST /api/panel/organica/programados/:id/cancelar', { params: { id: acto.id }, body: {} }),
    keys: ['organica-arbol'],
    toast: () => 'El acto ya no se hará.',
    done: onClose,
  })
  return (
    <ConfirmDialog
      act={act}
      title={`${TEXTOS_ACTO[acto.tipo].boton} ${acto.unidad}`}
      action="Cancelar el acto"
      busyText="Cancelando…"
      failure="No se canceló."
      danger
      cancel="Conservar"
      onClose={onClose}
    >
      <p>Deja de hacerse el {formatFecha(acto.aplicaEl)}. La estructura queda como está.</p>
    </ConfirmDialog>
  )
}
