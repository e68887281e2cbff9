import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { parsePlainDate } from '#domain/calendario/plain-date.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Chip } from '#admin/shared/ui/datos/Chip.tsx'
import { DateInput } from '#admin/shared/ui/campos/DateInput.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { Popover } from '#admin/shared/ui/capas/Popover.tsx'
import type { ReactElement } from 'react'

interface FechasProps {
  desde: string
  hasta: string
  onChange: (values: { desde: string; hasta: string }) => void
}

/** The days of the list: from one, until one, or both. */
export function FechasFiltro({ desde, hasta, onChange }: FechasProps): ReactElement {
  return (
    <>
      {(desde !== '' || hasta !== '') && (
        <Chip removeLabel="Quitar las fechas" onRemove={() => onChange({ desde: '', hasta: '' })}>
          {rango(desde, hasta)}
        </Chip>
      )}
      <Popover
        label="Fechas"
        className="lista-agregar"
        button={
          <>
            <Icon icon={CalendarDays} /> Fechas
          </>
        }
      >
        {(close) => <Fechas desde={desde} hasta={hasta} onChange={onChange} onDone={close} />}
      </Popover>
    </>
  )
}

function Fechas(props: FechasProps & { onDone: () => void }): ReactElement {
  const [desde, setDesde] = useState(props.desde)
  const [hasta, setHasta] = useState(props.hasta)
  const [error, setError] = useState('')
  const submit = (): void => {
    const wrong = problema(desde, hasta)
    setError(wrong)
    if (wrong !== '') return
    props.onChange({ desde, hasta })
    props.onDone()
  }
  return (
    <div className="lista-filtros">
      <Field id="bitacora-desde" label="Desde" optional>
        <DateInput value={desde} onChange={setDesde} />
      </Field>
      <Field id="bitacora-hasta" label="Hasta" optional error={error || null}>
        <DateInput value={hasta} onChange={setHasta} />
      </Field>
      <Button size="sm" onClick={submit}>
        Aplicar
      </Button>
    </div>
  )
}

function problema(desde: string, hasta: string): string {
  for (const text of [desde, hasta])
    if (text !== '' && parsePlainDate(text) === null) return 'Escribe la fecha como dd/mm/aaaa.'
  return desde !== '' && hasta !== '' && desde > hasta ? 'El periodo termina antes de empezar.' : ''
}

/** "Del 1 nov 2026 al 21 nov 2026", "Desde el 1 nov 2026", "Hasta el 21 nov 2026", "El 21 nov 2026". */
function rango(desde: string, hasta: string): string {
  const [from, to] = [parsePlainDate(desde), parsePlainDate(hasta)]
  if (from && to) return from === to ? `El ${formatFecha(from)}` : `Del ${formatFecha(from)} al ${formatFecha(to)}`
  if (from) return `Desde el ${formatFecha(from)}`
  return to ? `Hasta el ${formatFecha(to)}` : ''
}
