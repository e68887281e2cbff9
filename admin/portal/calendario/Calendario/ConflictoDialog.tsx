import { useState } from 'react'
import { formatFechaConDia } from '#domain/calendario/fecha-texto.ts'
import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import { RadioGroup } from '#admin/shared/ui/campos/RadioGroup.tsx'
import { nombreTipo } from './tipos.ts'
import type { DiaEnConflicto } from '#domain/calendario/calendario-anio.ts'
import type { PlainDate } from '#domain/calendario/plain-date.ts'
import type { ReactElement } from 'react'

interface ConflictoDialogProps {
  anio: number
  /** Who saved it, and when. */
  mensaje: string
  /** Days that both people changed. */
  dias: readonly DiaEnConflicto[]
  /** Days on which one's own change stays. */
  onResolve: (mios: ReadonlySet<PlainDate>) => void
  onClose: () => void
}

/** Somebody else saved the same year: each day that both changed, the two values, and which one stays. */
export function ConflictoDialog({ anio, mensaje, dias, onResolve, onClose }: ConflictoDialogProps): ReactElement {
  const [mios, setMios] = useState<ReadonlySet<PlainDate>>(new Set())
  const choose = (fecha: PlainDate, mine: boolean): void => {
    const next = new Set(mios)
    if (mine) next.add(fecha)
    else next.delete(fecha)
    setMios(next)
  }
  return (
    <ActDialog
      title={`El calendario de ${anio} cambió mientras lo editabas`}
      action="Seguir con lo elegido"
      busyText="Guardando…"
      busy={false}
      size="md"
      cancel="Volver a mi edición"
      onSubmit={() => onResolve(mios)}
      onClose={onClose}
    >
      <p>{mensaje}</p>
      {dias.length === 0 ? (
        <p>Ninguno de tus días coincide con los suyos: tus cambios se ponen sobre su calendario, y falta guardarlos.</p>
      ) : (
        <p>Elige qué queda en cada día que cambiaron los dos. Tus demás cambios se conservan; falta guardarlos.</p>
      )}
      {dias.map(({ fecha, mio, actual }) => (
        <RadioGroup
          key={fecha}
          legend={formatFechaConDia(fecha)}
          inline
          value={mios.has(fecha) ? 'mio' : 'actual'}
          onChange={(value) => choose(fecha, value === 'mio')}
          options={[
            { value: 'actual', label: `Lo guardado: ${nombreTipo(actual)}` },
            { value: 'mio', label: `Lo mío: ${nombreTipo(mio)}` },
          ]}
        />
      ))}
    </ActDialog>
  )
}
