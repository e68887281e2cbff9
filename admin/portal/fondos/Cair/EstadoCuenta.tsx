import { Printer } from 'lucide-react'
import { useState } from 'react'
import { todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { periodoIssues } from '#domain/periodo.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import { buttonClass } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { DateInput } from '#admin/shared/ui/campos/DateInput.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import type { ReactElement } from 'react'

/** The statement of any period, printed with its folio. */
export function EstadoCuenta({ id }: { id: number }): ReactElement {
  const hoy = todayInMexico(Date.now())
  const [desde, setDesde] = useState(`${hoy.slice(0, 4)}-01-01`)
  const [hasta, setHasta] = useState<string>(hoy)
  const errorHasta = errorDia(hasta) ?? periodoIssues(desde, hasta)[0]?.message ?? null
  return (
    <Card title="Estado de cuenta">
      <div className="cair-periodo">
        <Field label="Desde" error={errorDia(desde)}>
          <DateInput value={desde} onChange={setDesde} />
        </Field>
        <Field label="Hasta" error={errorHasta}>
          <DateInput value={hasta} onChange={setHasta} />
        </Field>
        {errorDia(desde) === null && errorHasta === null && (
          <a
            className={buttonClass('default')}
            href={`/api/panel/cair/${id}/estado?desde=${desde}&hasta=${hasta}`}
            target="_blank"
            rel="noopener"
          >
            <Icon icon={Printer} />
            Imprimir estado de cuenta
          </a>
        )}
      </div>
    </Card>
  )
}

const errorDia = (day: string): string | null =>
  parsePlainDate(day) === null ? 'Escribe la fecha como dd/mm/aaaa.' : null
