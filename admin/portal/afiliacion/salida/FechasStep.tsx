import { useState } from 'react'
import { formatFechaCompleta } from '#domain/calendario/fecha-texto.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import { pideCausa } from '#domain/afiliacion/tipos/reglas-de.ts'
import { TRAMITES } from '#domain/afiliacion/tramites/tramite.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { Checkbox } from '#admin/shared/ui/campos/Checkbox.tsx'
import { Combobox } from '#admin/shared/ui/campos/Combobox.tsx'
import { DateInput } from '#admin/shared/ui/campos/DateInput.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { Select } from '#admin/shared/ui/campos/Select.tsx'
import { TextArea } from '#admin/shared/ui/campos/TextArea.tsx'
import { NotaDevolucion } from '#admin/portal/expediente/NotaDevolucion.tsx'
import { idCampo } from './salida-state.ts'
import { SIN_FECHAS } from './salidas.ts'
import type { SummaryError } from '#admin/shared/ui/campos/ErrorSummary.tsx'
import type { ReglasTipo } from '#domain/afiliacion/tipos/reglas-tipo.ts'
import type { TramitePrevisto } from '#domain/afiliacion/tramites/tramite.ts'
import type { ReactElement } from 'react'
import type { CapturaSalida } from './salida-state.ts'
import type { TramiteSalida } from './salidas.ts'

export interface FechasStepProps {
  tramite: TramiteSalida
  reglas: ReglasTipo
  captura: CapturaSalida
  previsto: TramitePrevisto | undefined
  /** What a return asked to correct, by the form's paths. */
  campos: Readonly<Record<string, string>>
  /** Shown once the step was tried. */
  errors: readonly SummaryError[]
  onChange: (changes: Partial<CapturaSalida>) => void
}

/** What an earlier date asks in Observaciones. */
const RETROACTIVO = {
  dictamen: 'La fecha es anterior: escribe el número del dictamen',
  motivo: 'La fecha cae en una quincena anterior: di el motivo',
} as const

/** Step 1: the dates that the type asks, those of the calendar from its list, and the cause where there are several. */
export function FechasStep({
  tramite,
  reglas,
  captura,
  previsto,
  campos,
  errors,
  onChange,
}: FechasStepProps): ReactElement {
  const { fechas } = reglas
  const errorOf = (campo: string): string | null => errors.find(({ id }) => id === idCampo(campo))?.message ?? null
  const ayuda = (campo: string, help?: string): ReactElement => (
    <>
      {help} <NotaDevolucion nota={campos[campo]} />
    </>
  )
  const date = (campo: 'fecha' | 'fechaAutorizacion', label: string, help: string): ReactElement => (
    <Field id={idCampo(campo)} label={label} span={6} width={14} error={errorOf(campo)} help={ayuda(campo, help)}>
      <DateInput value={captura[campo]} onChange={(value) => onChange({ [campo]: value })} />
    </Field>
  )
  const offered = (campo: 'fecha' | 'fechaFin', label: string, help: string): ReactElement => (
    <OfferedDate
      id={idCampo(campo)}
      label={label}
      help={ayuda(campo, help)}
      error={errorOf(campo)}
      previsto={previsto}
      value={captura[campo]}
      onChange={(value) => onChange({ [campo]: value })}
    />
  )
  return (
    <Card title={TRAMITES[tramite].pasos[0]}>
      <div className="form-grid">
        {pideCausa(reglas) && (
          <Field id={idCampo('causa')} label="Causa" span={6} error={errorOf('causa')} help={ayuda('causa')}>
            <Select
              options={reglas.causas.map(({ clave, etiqueta }) => ({ value: clave, label: etiqueta }))}
              value={captura.causa}
              onChange={(event) => onChange({ causa: event.target.value })}
            />
          </Field>
        )}
        {fechas.autorizacion &&
          date('fechaAutorizacion', 'Fecha de autorización', 'Los doce meses se cuentan desde este día')}
        {fechas.diaAplicacion === 'fecha'
          ? offered('fecha', fechas.rotulo, 'Primer día de la nueva situación')
          : date('fecha', fechas.rotulo, 'Primer día de la nueva situación')}
        {fechas.fin && offered('fechaFin', fechas.fin.rotulo, 'Primer día de regreso, de los que fija el calendario')}
        <Field
          id={idCampo('observaciones')}
          label="Observaciones"
          optional={!previsto?.retroactivo}
          span={12}
          error={errorOf('observaciones')}
          help={ayuda(
            'observaciones',
            previsto?.retroactivo ? RETROACTIVO[fechas.diaAplicacion === 'fecha' ? 'dictamen' : 'motivo'] : undefined,
          )}
        >
          <TextArea
            rows={2}
            maxLength={1000}
            value={captura.observaciones}
            onChange={(event) => onChange({ observaciones: event.target.value })}
          />
        </Field>
      </div>
    </Card>
  )
}

interface OfferedDateProps {
  id: string
  label: string
  help: ReactElement
  error: string | null
  previsto: TramitePrevisto | undefined
  value: string
  onChange: (value: string) => void
}

/**
 * A date of the calendar's ARCHIVO_APLICACION days; without any, whom to ask. Days of earlier quincenas are listed only to who says
 * that it is one of them: it needs its reason.
 */
function OfferedDate({ id, label, help, error, previsto, value, onChange }: OfferedDateProps): ReactElement {
  // The date that was chosen stands while those of the calendar are on their way.
  const chosen = parsePlainDate(value)
  const { fechasOfrecidas, fechasRetroactivas } = previsto ?? {
    fechasOfrecidas: chosen ? [chosen] : [],
    fechasRetroactivas: [],
  }
  const [said, setSaid] = useState(false)
  const earlier = said || fechasRetroactivas.some((fecha) => fecha === value)
  const dates = earlier ? fechasRetroactivas : fechasOfrecidas
  return (
    <>
      {previsto && dates.length === 0 ? (
        <div className="span-12" id={id} tabIndex={-1}>
          <Note tone="warn" live>
            {SIN_FECHAS}
          </Note>
        </div>
      ) : (
        <Field id={id} label={label} span={6} error={error} help={help}>
          <Combobox
            options={dates.map((fecha) => ({ value: fecha, label: formatFechaCompleta(fecha) }))}
            value={value}
            loading={!previsto}
            onChange={onChange}
          />
        </Field>
      )}
      {fechasRetroactivas.length > 0 && (
        <div className="span-12">
          <Checkbox
            id={`${id}-anterior`}
            label="Es una fecha anterior"
            help="La pide el instituto, con el número del dictamen en Observaciones"
            checked={earlier}
            onChange={(event) => {
              setSaid(event.target.checked)
              onChange('')
            }}
          />
        </div>
      )}
    </>
  )
}
