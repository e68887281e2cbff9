import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { quincenaOf } from '#domain/calendario/quincena.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { Combobox } from '#admin/shared/ui/campos/Combobox.tsx'
import { DateInput } from '#admin/shared/ui/campos/DateInput.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { TextArea } from '#admin/shared/ui/campos/TextArea.tsx'
import { NotaCampo } from '#admin/portal/expediente/paso/NotaCampo.tsx'
import { useTramite } from '#admin/portal/expediente/tramite/tramite-context.ts'
import { CategoriaFields } from './CategoriaFields.tsx'
import { usePuestos, useUnidades } from './catalogos.ts'
import { ETIQUETA, fieldId } from '#admin/portal/expediente/paths.ts'
import { useFieldError } from '#admin/portal/expediente/paso/use-field-error.ts'
import { EnLecturaNote } from './EnLecturaNote.tsx'
import type { CategoriaElegida } from './CategoriaFields.tsx'
import type { Lista } from './catalogos.ts'
import type { ReactElement } from 'react'

type Level = 'entidad' | 'adscripcion' | 'dependencia' | 'area'

/** Step 3, Datos laborales: where the person works, with what category and since when. */
export function LaboralesStep(): ReactElement {
  const { reglas } = useTramite()
  return (
    <>
      <EnLecturaNote />
      {reglas.laboralFijo && <Note tone="info">{reglas.laboralFijo}</Note>}
      <OrganizacionCard />
      <CategoriaCard />
      <IngresoCard />
    </>
  )
}

/** A choice clears what hangs from it. */
const BELOW: Readonly<Record<Level, readonly Level[]>> = {
  entidad: ['adscripcion', 'dependencia', 'area'],
  adscripcion: ['dependencia', 'area'],
  dependencia: ['area'],
  area: [],
}

function OrganizacionCard(): ReactElement {
  const { model, update, fixed, reglas } = useTramite()
  const { entidad = null, adscripcion = null, dependencia = null } = model.laborales
  const lists: Readonly<Record<Level, Lista>> = {
    entidad: useUnidades('GET /api/organica', null, null),
    adscripcion: useUnidades('GET /api/adscripcion', 'id_entidad', entidad),
    dependencia: useUnidades('GET /api/dependencias', 'id_adscripcion', adscripcion),
    area: useUnidades('GET /api/OrganicaArea', 'id_dependencia', dependencia),
  }
  const choose = (level: Level, value: string): void => {
    const cleared = Object.fromEntries([...BELOW[level], 'puesto'].map((below) => [below, null]))
    const id = value === '' ? null : Number(value)
    update((captura) => ({ ...captura, laborales: { ...captura.laborales, ...cleared, [level]: id } }))
  }
  const failed = Object.values(lists).find((list) => list.failed)
  const picker = (level: Level, span: 5 | 6, reason: string | null): ReactElement => (
    <LevelPicker
      level={level}
      span={span}
      list={lists[level]}
      reason={reason}
      locked={fixed[level] !== undefined || reglas.laboralFijo !== ''}
      onChange={(value) => choose(level, value)}
    />
  )
  return (
    <Card title="Organización">
      <div className="stack">
        {failed && <ErrorState title="No se pudieron cargar las entidades." onRetry={() => void failed.retry()} />}
        <div className="form-grid">
          {picker('entidad', 6, null)}
          {picker('adscripcion', 6, entidad ? null : 'Elige primero el tipo de entidad')}
          {picker('dependencia', 6, adscripcion ? null : 'Elige primero la entidad')}
          {picker('area', 6, dependencia ? null : 'Elige primero la dirección general')}
          <PuestoPicker />
        </div>
      </div>
    </Card>
  )
}

/** The post, where the área has posts to choose from. */
function PuestoPicker(): ReactElement | null {
  const { model, update, editable, reglas } = useTramite()
  const { area = null, puesto = null } = model.laborales
  const { error, onBlur } = useFieldError('puesto')
  const puestos = usePuestos(area)
  if (!area || reglas.laboralFijo !== '' || puestos.options.length === 0) return null
  return (
    <Field
      id={fieldId('puesto')}
      label={ETIQUETA['puesto']}
      span={6}
      optional
      error={error}
      help={<NotaCampo path="puesto" />}
    >
      <Combobox
        options={puestos.options}
        value={String(puesto ?? '')}
        loading={puestos.loading}
        readOnly={!editable}
        onChange={(value) =>
          update((captura) => ({
            ...captura,
            laborales: { ...captura.laborales, puesto: value === '' ? null : Number(value) },
          }))
        }
        onBlur={onBlur}
      />
    </Field>
  )
}

interface LevelPickerProps {
  level: Level
  span: 5 | 6
  list: Lista
  reason: string | null
  locked: boolean
  onChange: (value: string) => void
}

function LevelPicker({ level, span, list, reason, locked, onChange }: LevelPickerProps): ReactElement {
  const { model, editable, reglas } = useTramite()
  const { error, onBlur } = useFieldError(level)
  return (
    <Field
      id={fieldId(level)}
      label={ETIQUETA[level]}
      span={span}
      // What cannot be chosen yet is not wrong: what it waits for is.
      error={reason === null ? error : null}
      help={
        <>
          {locked && reglas.laboralFijo === '' && 'Fija: es la de tu cuenta'}
          <NotaCampo path={level} />
        </>
      }
    >
      <Combobox
        options={list.options}
        value={String(model.laborales[level] ?? '')}
        loading={list.loading}
        disabledReason={reason}
        readOnly={locked || !editable}
        emptyText={list.options.length === 0 ? 'No hay opciones en este nivel.' : 'Sin resultados.'}
        onChange={onChange}
        onBlur={onBlur}
      />
    </Field>
  )
}

function CategoriaCard(): ReactElement {
  const { model, update, editable, reglas } = useTramite()
  const category = useFieldError('categoria')
  const salary = useFieldError('salario')
  const { categoria = '', nombreCategoria = '', salario = 0 } = model.laborales
  const choose = (next: CategoriaElegida): void =>
    update((captura) => ({ ...captura, laborales: { ...captura.laborales, ...next } }))
  return (
    <CategoriaFields
      elegida={{ categoria: categoria ?? '', nombreCategoria: nombreCategoria ?? '', salario: salario ?? 0 }}
      idOf={fieldId}
      errors={{ categoria: category.error, salario: salary.error }}
      readOnly={!editable || reglas.laboralFijo !== ''}
      nota={<NotaCampo path="categoria" />}
      onChoose={choose}
      onBlur={category.onBlur}
    />
  )
}

function IngresoCard(): ReactElement {
  const { model, update, previsto, editable, reglas } = useTramite()
  const { error, onBlur } = useFieldError('fechaIngreso')
  const set = (fechaIngreso: string): void =>
    update((captura) => ({ ...captura, laborales: { ...captura.laborales, fechaIngreso } }))
  return (
    <Card title={reglas.fecha.titulo}>
      <div className="form-grid">
        <Field
          id={fieldId('fechaIngreso')}
          label={reglas.fecha.etiqueta}
          span={6}
          error={error}
          width={14}
          help={
            <>
              {previsto && `${reglas.fecha.ayuda}; a más tardar el ${formatFecha(previsto.fechaIngresoMaxima)}`}
              <NotaCampo path="fechaIngreso" />
              <NotaCampo path="fecha" />
            </>
          }
        >
          <DateInput
            value={model.laborales.fechaIngreso ?? ''}
            max={previsto?.fechaIngresoMaxima}
            readOnly={!editable}
            onChange={set}
            onBlur={onBlur}
          />
        </Field>
        {reglas.motivo !== 'nunca' && <MotivoField />}
      </div>
    </Card>
  )
}

/** Why: compulsory where the date lies in an earlier quincena, or where only the institute may ask it. */
function MotivoField(): ReactElement {
  const { captura, model, update, previsto, editable, reglas } = useTramite()
  const { error, onBlur } = useFieldError('observaciones')
  const dia = parsePlainDate(model.laborales.fechaIngreso ?? '')
  const antes = dia !== null && previsto !== undefined && quincenaOf(dia) < previsto.quincena.ordinal
  return (
    <Field
      id={fieldId('observaciones')}
      label={ETIQUETA['observaciones']}
      span={12}
      optional={!antes && reglas.motivo !== 'siempre'}
      error={error}
      help={
        <>
          {antes && 'La fecha cae en una quincena anterior: di el motivo'}
          <NotaCampo path="observaciones" />
        </>
      }
    >
      <TextArea
        rows={2}
        maxLength={1000}
        value={captura.observaciones}
        readOnly={!editable}
        onChange={(event) => update((before) => ({ ...before, observaciones: event.target.value }))}
        onBlur={onBlur}
      />
    </Field>
  )
}
