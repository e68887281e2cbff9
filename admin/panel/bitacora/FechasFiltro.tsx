import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { periodoIssues } from '#domain/periodo.ts'
import { parsePlainDate } from '#domain/calendario/plain-date.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Chip } from '#admin/shared/ui/datos/Chip.tsx'
import { DateInput } from '#admin/shared/ui/campos/DateInput.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { Popover } from '#admin/shared/ui/capas/Popover.tsx'
import type { Issue } from '#domain/issue.ts'
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
  const [issues, setIssues] = useState<readonly Issue[]>([])
  const errorDe = (campo: string): string | null => issues.find(({ path }) => path === campo)?.message ?? null
  const submit = (): void => {
    const wrong = [...diaIssues('desde', desde), ...diaIssues('hasta', hasta), ...periodoIssues(desde, hasta)]
    setIssues(wrong)
    if (wrong.length > 0) return
    props.onChange({ desde, hasta })
    props.onDone()
  }
  return (
    <div className="lista-filtros">
      <Field id="bitacora-desde" label="Desde" optional error={errorDe('desde')}>
        <DateInput value={desde} onChange={setDesde} />
      </Field>
      <Field id="bitacora-hasta" label="Hasta" optional error={errorDe('hasta')}>
        <DateInput value={hasta} onChange={setHasta} />
      </Field>
      <Button size="sm" onClick={submit}>
        Aplicar
      </Button>
    </div>
  )
}

function diaIssues(path: string, text: string): Issue[] {
  if (text === '' || parsePlainDate(text) !== null) return []
  return [{ path, code: 'fecha', message: `«${text}» no es un día. Escríbelo como dd/mm/aaaa.` }]
}

/** "Del 1 nov 2026 al 21 nov 2026", "Desde el 1 nov 2026", "Hasta el 21 nov 2026", "El 21 nov 2026". */
function rango(desde: string, hasta: string): string {
  const [from, to] = [parsePlainDate(desde), parsePlainDate(hasta)]
  if (from && to) return from === to ? `El ${formatFecha(from)}` : `Del ${formatFecha(from)} al ${formatFecha(to)}`
  if (from) return `Desde el ${formatFecha(from)}`
  return to ? `Hasta el ${formatFecha(to)}` : ''
}
