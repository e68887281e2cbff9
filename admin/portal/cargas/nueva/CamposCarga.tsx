import { useBound } from '#admin/shared/form/binding.ts'
import { ComboField, RadioField, SelectField } from '#admin/shared/form/fields.tsx'
import { chipDeCodigo } from '#admin/portal/cargas/quincena-de-codigo.ts'
import { isDeEntidad } from '#domain/cargas/tipos-carga.ts'
import { origenDe, origenesPosibles, textosDeOrigen, type OrigenArchivo } from './origen-archivo.ts'
import { ExplicarButton } from './ExplicarButton.tsx'
import { PlantillaButton } from './PlantillaButton.tsx'
import type { OpcionesCarga } from '#domain/cargas/carga.ts'
import type { Option } from '#admin/shared/ui/campos/option.ts'
import type { ReactElement } from 'react'

interface CamposCargaProps {
  opciones: OpcionesCarga
  disabled: boolean
}

/** What the file is of: its kind, entity and quincena or what it is about, and the layout to read it with. */
export function CamposCarga({ opciones, disabled }: CamposCargaProps): ReactElement {
  const origen = useBound('origen').value as OrigenArchivo
  const origenes = origenesPosibles(opciones)
  const planos = opciones.planos.filter((plano) => origenDe(plano) === origen)
  return (
    <>
      {origenes.length > 1 && <RadioField name="origen" legend="Qué trae el archivo" options={origenes} />}
      {origen === 'dependencia' && <DeDependencia opciones={opciones} disabled={disabled} />}
      <Asunto origen={origen} opciones={opciones} disabled={disabled} />
      <Plano key={origen} planos={planos} disabled={disabled} />
    </>
  )
}

/** What the file is about, where its kind needs it. */
function Asunto({ origen, opciones, disabled }: CamposCargaProps & { origen: OrigenArchivo }): ReactElement | null {
  const textos = textosDeOrigen(origen)?.asunto
  if (!textos) return null
  const options = opciones.asuntos
    .filter(({ tipo }) => tipo === origen)
    .map(({ clave, nombre }) => ({ value: clave, label: nombre }))
  return <Eleccion name="asunto" label={textos.titulo} disabled={disabled} options={options} />
}

function DeDependencia({ opciones: { entidades, quincenas }, disabled }: CamposCargaProps): ReactElement {
  return (
    <>
      <Eleccion
        name="entidad"
        label="Entidad"
        numeric
        disabled={disabled}
        options={entidades.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
      />
      <Eleccion
        name="quincena"
        label="Quincena"
        help="La que paga el archivo, aunque se envíe después; de movimientos, la abierta."
        disabled={disabled}
        options={quincenas.map((codigo) => ({ value: codigo, label: chipDeCodigo(codigo) }))}
      />
    </>
  )
}

interface EleccionProps {
  name: string
  label: string
  help?: string
  numeric?: boolean
  disabled: boolean
  options: readonly Option[]
}

/** Up to so many choices are in sight at once; more are searched. */
const SELECT_MAX = 7

function Eleccion({ options, disabled, ...own }: EleccionProps): ReactElement {
  return options.length > SELECT_MAX ? (
    <ComboField {...own} options={options} readOnly={disabled} />
  ) : (
    <SelectField {...own} options={options} disabled={disabled} />
  )
}

function Plano({ planos, disabled }: Pick<OpcionesCarga, 'planos'> & { disabled: boolean }): ReactElement {
  const { value } = useBound('plano')
  const quincena = useBound('quincena').value
  const vigentes = planos.filter(
    ({ clave, tipo, quincenas }) =>
      clave === value || !isDeEntidad(tipo) || quincenas.some((each) => each === quincena),
  )
  const [unico, ...demas] = planos
  const elegido = planos.find(({ clave }) => clave === value) ?? (demas.length === 0 ? unico : undefined)
  return (
    <div className="carga-plano">
      <SelectField
        name="plano"
        label="Forma del archivo (plano)"
        help="El plano dice qué trae cada columna. Elígelo solo si el portal no lo reconoce."
        placeholder="Reconocer por su forma"
        disabled={disabled}
        options={vigentes.map(({ clave, nombre }) => ({ value: clave, label: `${clave}: ${nombre}` }))}
      />
      {elegido ? (
        <div className="row" key={elegido.clave}>
          <PlantillaButton plano={elegido} />
          <ExplicarButton clave={elegido.clave} />
        </div>
      ) : (
        <p className="small secondary">¿Necesitas su plantilla? Elige el plano y descárgala aquí.</p>
      )}
    </div>
  )
}
