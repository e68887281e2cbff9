import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { Combobox } from '#admin/shared/ui/campos/Combobox.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { useUnidades } from '#admin/portal/expediente/datos/catalogos.ts'
import { NotaDevolucion } from '#admin/portal/expediente/NotaDevolucion.tsx'
import { ETIQUETA_LABORAL, idCampo, SIN_ADSCRIPCION } from './laboral-state.ts'
import type { Option } from '#admin/shared/ui/campos/option.ts'
import type { ReactElement } from 'react'
import type { ExpedienteTramite } from '#domain/afiliacion/tramites/persona-tramite.ts'
import type { Lista } from '#admin/portal/expediente/datos/catalogos.ts'
import type { CampoLaboral, CapturaLaboral } from './laboral-state.ts'

type NivelLaboral = Extract<CampoLaboral, 'dependencia' | 'area' | 'puesto'>

export interface LugarCardProps {
  expediente: ExpedienteTramite
  captura: CapturaLaboral
  /** The posts of the chosen área. */
  puestos: Lista
  /** What a return asked to correct, by the form's paths. */
  campos: Readonly<Record<string, string>>
  onChange: (changes: Partial<CapturaLaboral>) => void
  errorOf: (campo: CampoLaboral) => string | null
}

/** Dirección, área and puesto under the person's own adscripción; a choice clears what hangs from it. */
export function LugarCard(props: LugarCardProps): ReactElement {
  const { expediente, captura, puestos, campos, errorOf, onChange } = props
  const { adscripcion = null } = expediente.datosLaborales
  const direcciones = useUnidades('GET /api/OrganicaDependencia', 'id_adscripcion', adscripcion)
  const areas = useUnidades('GET /api/OrganicaArea', 'id_dependencia', captura.dependencia)
  const lists = { dependencia: direcciones, area: areas, puesto: { ...puestos, options: conElPropio(props) } }
  const failed = Object.values(lists).find((list) => list.failed)
  const choose = (campo: NivelLaboral, value: string): void => {
    const id = value === '' ? null : Number(value)
    const below = { dependencia: { area: null, puesto: null }, area: { puesto: null }, puesto: {} }[campo]
    onChange({ ...below, [campo]: id })
  }
  const picker = (campo: NivelLaboral, reason: string | null): ReactElement => (
    <Field
      id={idCampo(campo)}
      label={ETIQUETA_LABORAL[campo]}
      span={6}
      error={errorOf(campo)}
      help={<NotaDevolucion nota={campos[`datosLaborales.${campo}`]} />}
    >
      <Combobox
        options={lists[campo].options}
        value={String(captura[campo] ?? '')}
        loading={lists[campo].loading}
        disabledReason={reason}
        emptyText={lists[campo].options.length === 0 ? 'No hay opciones en este nivel.' : 'Sin resultados.'}
        onChange={(value) => choose(campo, value)}
      />
    </Field>
  )
  return (
    <Card title="Puesto">
      <div className="stack">
        <AdscripcionNote id={adscripcion} />
        {failed && (
          <ErrorState title="No se pudieron cargar las opciones del puesto." onRetry={() => void failed.retry()} />
        )}
        <div className="form-grid">
          <Field label="Adscripción" span={6} help="Fija: es la entidad de la persona">
            <TextInput readOnly value={expediente.persona.adscripcion} />
          </Field>
          {picker('dependencia', null)}
          {picker('area', captura.dependencia ? null : 'Elige primero la dirección general')}
          {picker('puesto', puestoCerrado(props))}
        </div>
      </div>
    </Card>
  )
}

/** Why no post can be chosen yet, or at all. */
function puestoCerrado({ captura, puestos }: LugarCardProps): string | null {
  if (!captura.area) return 'Elige primero el área'
  if (puestos.loading || puestos.options.length > 0 || captura.puesto !== null) return null
  return 'Esta área no tiene puestos registrados'
}

/** The área's posts, with the person's own where it is not offered any more. */
function conElPropio({ expediente, captura, puestos }: LugarCardProps): readonly Option[] {
  const { puesto, datosLaborales, persona } = expediente
  const own = String(puesto ?? '')
  const offered = puestos.loading || puestos.options.some(({ value }) => value === own)
  if (puesto === null || offered || captura.area !== datosLaborales.area) return puestos.options
  return [...puestos.options, { value: own, label: persona.puesto }]
}

/** What is wrong with the adscripción that everything hangs from (specification 1 §8). */
function AdscripcionNote({ id }: { id: number | null }): ReactElement | null {
  const { options, loading, failed, retry } = useUnidades('GET /api/catalogo/adscripcion', null, null)
  if (!id)
    return (
      <Note tone="bad" live>
        {SIN_ADSCRIPCION}
      </Note>
    )
  if (failed) return <ErrorState title="No se pudo leer la adscripción de la sesión." onRetry={() => void retry()} />
  if (loading || options.some(({ value }) => value === String(id))) return null
  return (
    <Note tone="bad" live>
      La adscripción de sesión (id {id}) no existe en el catálogo. Regístrala.
    </Note>
  )
}
