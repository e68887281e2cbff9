import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { parsePlainDate } from '#domain/calendario/plain-date.ts'
import { Popover } from '#admin/shared/ui/capas/Popover.tsx'
import { Button, buttonClass } from '#admin/shared/ui/acciones/Button.tsx'
import { DateInput } from '#admin/shared/ui/campos/DateInput.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import type { Relojes } from '#domain/afiliacion/historia/as-of.ts'
import type { ReactElement } from 'react'
import '#admin/shared/list/list.css'

interface RelojesProps {
  relojes: Relojes
  onChange: (next: Relojes) => void
  /** A list is asked for a day only; a person also as it was known on a day. */
  soloAl?: boolean
}

/** Asks for what is shown as it was on a day, as it was known on a day, or both; the answer stands in the address. */
export function RelojesPopover({ onChange, ...rest }: RelojesProps): ReactElement {
  return (
    <Popover
      label="Ver en otra fecha"
      className={buttonClass()}
      align="end"
      button={
        <>
          <Icon icon={CalendarClock} /> Ver en otra fecha
        </>
      }
    >
      {(close) => (
        <RelojesForm
          {...rest}
          onChange={(next) => {
            close()
            onChange(next)
          }}
        />
      )}
    </Popover>
  )
}

function RelojesForm({ relojes, onChange, soloAl = false }: RelojesProps): ReactElement {
  const [al, setAl] = useState<string>(relojes.al ?? '')
  const [conocido, setConocido] = useState<string>(relojes.conocido ?? '')
  const [tried, setTried] = useState(false)
  const submit = (): void => {
    setTried(true)
    if (problema(al) === null && problema(conocido) === null)
      onChange({ al: parsePlainDate(al), conocido: parsePlainDate(conocido) })
  }
  return (
    <form
      className="lista-filtros"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Field label="Como estaba el" optional help="Lo que regía ese día." error={tried ? problema(al) : null}>
        <DateInput value={al} onChange={setAl} />
      </Field>
      {!soloAl && (
        <Field
          label="Según se sabía el"
          optional
          help="Solo con lo que ya estaba registrado ese día."
          error={tried ? problema(conocido) : null}
        >
          <DateInput value={conocido} onChange={setConocido} />
        </Field>
      )}
      <Button type="submit" size="sm">
        Ver
      </Button>
    </form>
  )
}

function problema(text: string): string | null {
  return text === '' || parsePlainDate(text) ? null : 'Escribe la fecha como dd/mm/aaaa.'
}
