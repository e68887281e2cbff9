import { Fragment, useEffect, useRef, useState } from 'react'
import { CLAVE_PARAMETRO_KEYS, etiquetaClave, type ClaveParametro } from '#domain/fondos/clave-parametro.ts'
import { NUMERO_DECRETO_MAX } from '#domain/fondos/parametros/decreto.ts'
import { FUNDAMENTO_MAX, MOTIVO_PARAMETRO_MAX } from '#domain/fondos/parametros/fundamento.ts'
import { LIMITES_PARAMETRO } from '#domain/fondos/parametro-issues.ts'
import { REDONDEOS, TEXTO_REDONDEO, type Redondeo } from '#domain/fondos/redondeo.ts'
import { fieldError } from '#admin/providers/field-errors.ts'
import { SegundaMano } from '#admin/shared/autorizaciones/SegundaMano.tsx'
import { openOn } from '#admin/shared/ui/capas/open-at.ts'
import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import { Combobox } from '#admin/shared/ui/campos/Combobox.tsx'
import { DateInput } from '#admin/shared/ui/campos/DateInput.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { Select } from '#admin/shared/ui/campos/Select.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { ayudaClave, GRUPOS_PARAMETRO } from './grupos-parametro.ts'
import { borradorDe, cuerpoDe, noEsNumero, noNumeros, type ParametroBorrador } from './parametro-borrador.ts'
import { EfectoNota } from './EfectoNota.tsx'
import { useEfectoParametro, useGuardarParametro } from './use-parametros.ts'
import type { ParametroPanel, RespuestaParametros } from '#domain/fondos/parametro-panel.ts'
import type { ReactElement, RefObject } from 'react'

interface ParametroFormProps {
  /** The record that is changed; null for a new one. */
  actual: ParametroPanel | null
  /** The one in force, whose values are told beside those typed. */
  anterior: ParametroPanel | null
  /** The newest one, whose values a new one starts from. */
  ultimo: ParametroPanel | null
  quincenas: RespuestaParametros['quincenas']
  /** Closed quincenas, which a decree may reach. */
  cerradas: RespuestaParametros['cerradas']
  onClose: () => void
}

const FIELDS = [
  'desde',
  'status',
  'qnaAplicarAguinaldo',
  'fundamento',
  'motivo',
  'efectoDesde',
  'decreto.numero',
  'decreto.fecha',
  ...CLAVE_PARAMETRO_KEYS.flatMap((clave) => [`valores.${clave}`, `confirmaciones.${clave}`]),
]

/** "Nuevo Fondo" and "Actualizar Fondo": every key; what is rare is asked for again in words. */
export function ParametroForm({
  actual,
  anterior,
  ultimo,
  quincenas,
  cerradas,
  onClose,
}: ParametroFormProps): ReactElement {
  const [borrador, setBorrador] = useState(() => borradorDe(actual, ultimo, quincenas))
  const [wrong, setWrong] = useState<ReadonlySet<ClaveParametro>>(new Set())
  const [nothing, setNothing] = useState(false)
  const save = useGuardarParametro(actual, onClose)
  const efecto = useEfectoParametro(actual)
  const form = useFirstFault(save.error ?? efecto.error, wrong, nothing)
  const change = (part: Partial<ParametroBorrador>): void => {
    setNothing(false)
    if ('valores' in part || 'redondeo' in part) efecto.reset()
    setBorrador((now) => ({ ...now, ...part }))
  }
  const submit = (): void => {
    const bad = noNumeros(borrador)
    setWrong(new Set(bad))
    if (bad.length > 0) return
    const body = cuerpoDe(borrador, actual, ultimo)
    if (body === null) setNothing(true)
    else if (efecto.result) save.run(body)
    else efecto.run(body)
  }
  return (
    <ActDialog
      size="lg"
      title={actual ? 'Actualizar Fondo' : 'Nuevo Fondo'}
      action={efecto.result ? 'Proponer fondo' : 'Revisar efecto'}
      busyText={save.busy ? 'Enviando…' : 'Calculando…'}
      busy={save.busy || efecto.busy}
      error={save.error ?? efecto.error}
      failure={save.error ? 'No se propuso el fondo.' : 'No se pudo calcular el efecto.'}
      fields={FIELDS}
      formRef={form}
      onClose={onClose}
      onSubmit={submit}
    >
      {efecto.result && <EfectoNota efecto={efecto.result} />}
      {efecto.result && <SegundaMano />}
      {nothing && (
        <Note tone="warn" live>
          No has cambiado nada.
        </Note>
      )}
      <Generales {...{ borrador, quincenas }} error={save.error} onChange={change} />
      <EfectoAnterior {...{ borrador, cerradas }} error={save.error} onChange={change} />
      {GRUPOS_PARAMETRO.map((grupo) => (
        <section key={grupo.titulo} className="parametros-grupo">
          <h3>{grupo.titulo}</h3>
          {grupo.ayuda && <p className="secondary small">{grupo.ayuda}</p>}
          <div className="parametros-campos">
            {grupo.claves.map((clave) => (
              <Fragment key={clave}>
                <Field
                  id={`parametro-${clave}`}
                  label={etiquetaClave(clave)}
                  help={helpOf(clave, anterior)}
                  error={
                    wrong.has(clave)
                      ? noEsNumero(borrador.valores[clave])
                      : fieldError(save.error ?? efecto.error, `valores.${clave}`)
                  }
                >
                  <TextInput
                    inputMode="decimal"
                    className="num"
                    maxLength={12}
                    value={borrador.valores[clave]}
                    onChange={(event) => change({ valores: { ...borrador.valores, [clave]: event.target.value } })}
                  />
                </Field>
                <Confirmacion clave={clave} borrador={borrador} error={save.error} onChange={change} />
              </Fragment>
            ))}
          </div>
        </section>
      ))}
    </ActDialog>
  )
}

function helpOf(clave: ClaveParametro, anterior: ParametroPanel | null): string {
  return anterior ? `${ayudaClave(clave)}; en vigor: ${anterior.valores[clave]}` : ayudaClave(clave)
}

interface ParteProps {
  borrador: ParametroBorrador
  error: unknown
  onChange: (part: Partial<ParametroBorrador>) => void
}

function Generales({
  borrador,
  quincenas,
  error,
  onChange,
}: ParteProps & { quincenas: RespuestaParametros['quincenas'] }): ReactElement {
  return (
    <div className="parametros-campos parametros-generales">
      <Field
        label="Vale desde"
        help="La primera quincena que se calcula con este registro."
        error={fieldError(error, 'desde')}
      >
        <Combobox
          options={quincenas.map(({ codigo, texto }) => ({ value: codigo, label: texto }))}
          value={borrador.desde}
          onChange={(desde) => onChange({ desde })}
        />
      </Field>
      <Field label="Redondeo">
        <Select
          options={REDONDEOS.map((value) => ({ value, label: TEXTO_REDONDEO[value] }))}
          value={borrador.redondeo}
          onChange={(event) => onChange({ redondeo: (event.target.value || 'medio-par') as Redondeo })}
        />
      </Field>
      <Field label="Estado" optional error={fieldError(error, 'status')}>
        <TextInput
          value={borrador.status}
          maxLength={LIMITES_PARAMETRO.texto}
          onChange={(event) => onChange({ status: event.target.value })}
        />
      </Field>
      <Field label="QNA Aplicar Aguinaldo" optional error={fieldError(error, 'qnaAplicarAguinaldo')}>
        <TextInput
          value={borrador.qnaAplicarAguinaldo}
          maxLength={LIMITES_PARAMETRO.texto}
          onChange={(event) => onChange({ qnaAplicarAguinaldo: event.target.value })}
        />
      </Field>
      <Field
        label="Fundamento legal"
        help="La ley, el artículo o el acuerdo en que se apoyan las tasas. Se muestra al explicar un importe."
        optional
        error={fieldError(error, 'fundamento')}
      >
        <TextInput
          value={borrador.fundamento}
          maxLength={FUNDAMENTO_MAX}
          onChange={(event) => onChange({ fundamento: event.target.value })}
        />
      </Field>
      <Field label="Motivo" help="Por qué se registra esta versión." optional error={fieldError(error, 'motivo')}>
        <TextInput
          value={borrador.motivo}
          maxLength={MOTIVO_PARAMETRO_MAX}
          onChange={(event) => onChange({ motivo: event.target.value })}
        />
      </Field>
    </div>
  )
}

/** The decree that gives the record an earlier legal effect, if it has one. */
function EfectoAnterior({
  borrador,
  cerradas,
  error,
  onChange,
}: ParteProps & { cerradas: RespuestaParametros['cerradas'] }): ReactElement {
  const { efectoDesde, decreto } = borrador
  return (
    <section className="parametros-grupo">
      <h3>Decreto con efecto anterior</h3>
      <p className="secondary small">
        Cada cierre siguiente cobra, por quincena cerrada, la diferencia con la tasa decretada. Lo cerrado no cambia. El
        costo se muestra al proponerlo; lo autoriza otra persona que administre y después el Titular.
      </p>
      <div className="parametros-campos">
        <Field label="Efecto legal desde" optional error={fieldError(error, 'efectoDesde')}>
          <Combobox
            options={[
              { value: '', label: 'Sin efecto anterior' },
              ...cerradas.map(({ codigo, texto }) => ({ value: codigo, label: texto })),
            ]}
            value={efectoDesde}
            onChange={(value) => onChange({ efectoDesde: value })}
          />
        </Field>
        <Field label="Decreto" help="Su número." optional error={fieldError(error, 'decreto.numero')}>
          <TextInput
            value={decreto.numero}
            maxLength={NUMERO_DECRETO_MAX}
            onChange={(event) => onChange({ decreto: { ...decreto, numero: event.target.value } })}
          />
        </Field>
        <Field label="Fecha del decreto" optional error={fieldError(error, 'decreto.fecha')}>
          <DateInput value={decreto.fecha} onChange={(fecha) => onChange({ decreto: { ...decreto, fecha } })} />
        </Field>
      </div>
    </section>
  )
}

interface ConfirmacionProps extends ParteProps {
  clave: ClaveParametro
}

/** Of a rate that the server found rare: the same, written again in words. */
function Confirmacion({ clave, borrador, error, onChange }: ConfirmacionProps): ReactElement | null {
  const asked = fieldError(error, `confirmaciones.${clave}`)
  if (asked === null) return null
  return (
    <Field id={`confirmar-${clave}`} label={`${etiquetaClave(clave)} con palabras`} error={asked}>
      <TextInput
        maxLength={LIMITES_PARAMETRO.confirmacion}
        value={borrador.confirmaciones[clave] ?? ''}
        onChange={(event) => onChange({ confirmaciones: { ...borrador.confirmaciones, [clave]: event.target.value } })}
      />
    </Field>
  )
}

/** After each attempt, brings the first wrong field into sight, or else what the form is told: it is longer than the window. */
function useFirstFault(error: unknown, wrong: unknown, nothing: boolean): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const told = field ?? form.current?.querySelector<HTMLElement>(':scope > .note')
    if (told) openOn(told)
  }, [error, wrong, nothing])
  return form
}
