import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { parsePlainDate } from '#domain/calendario/plain-date.ts'
import { Popover } from '#admin/shared/list/Popover.tsx'
import { Button, buttonClass } from '#admin/shared/ui/Button.tsx'
import { DateInput } from '#admin/shared/ui/DateInput.tsx'
import { Field } from '#admin/shared/ui/Field.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { useRelojes } from './use-relojes.ts'
import type { ReactElement } from 'react'
import '#admin/shared/list/list.css'

/** Asks for a list of people as it was on a day, which stands in the address. */
export function AlPopover(): ReactElement {
  const [relojes, go] = useRelojes()
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
        <AlForm
          inicial={relojes.al ?? ''}
          onVer={(text) => {
            close()
            go({ al: parsePlainDate(text), conocido: null })
          }}
        />
      )}
    </Popover>
  )
}

function AlForm({ inicial, onVer }: { inicial: string; onVer: (text: string) => void }): ReactElement {
  const [al, setAl] = useState(inicial)
  const [tried, setTried] = useState(false)
  const problema = al === '' || parsePlainDate(al) ? null : 'Escribe la fecha como dd/mm/aaaa.'
  return (
    <form
      className="lista-filtros"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (problema === null) onVer(al)
      }}
    >
      <Field label="Como estaba el" optional help="Lo que regía ese día." error={tried ? problema : null}>
        <DateInput value={al} onChange={setAl} />
      </Field>
      <Button type="submit" size="sm">
        Ver
      </Button>
    </form>
  )
}
