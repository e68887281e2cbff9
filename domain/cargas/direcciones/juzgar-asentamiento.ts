import { HALLADO_MAX, type Falta } from '#domain/cargas/falta.ts'
import type { Valor } from '#domain/cargas/lectura/leer-valor.ts'
import { renglonSepomexIssues, type RenglonSepomex } from '#domain/direcciones/sepomex.ts'
import { DIRECCIONES } from './campos-direcciones.ts'

type Valores = Readonly<Record<string, Valor>>
type Dato = keyof RenglonSepomex

const DATOS = Object.keys(DIRECCIONES.campos) as Dato[]

/** Data that every row brings: SEPOMEX leaves the type out of a few settlements. */
export const DATOS_SEPOMEX: readonly Dato[] = DATOS.filter((dato) => dato !== 'tipo')

/** The row of the catalogue that a row of the file brings; null if a datum is missing or could not be read. */
export function renglonDeValores(valores: Valores): RenglonSepomex | null {
  if (DATOS_SEPOMEX.some((dato) => valores[dato] === undefined)) return null
  return Object.fromEntries(DATOS.map((dato) => [dato, String(valores[dato] ?? '')])) as unknown as RenglonSepomex
}

/** What each rule expects. */
const ESPERADO: Readonly<Record<string, string>> = {
  codigo: 'cinco dígitos, con sus ceros a la izquierda',
  claveEstado: 'dos dígitos, con sus ceros a la izquierda',
  claveMunicipio: 'tres dígitos, con sus ceros a la izquierda',
}

/** The rules that a row of the postal catalogue breaks (C471, C472). What is missing has its own fault. */
export function juzgarAsentamiento(renglon: RenglonSepomex): Falta[] {
  return renglonSepomexIssues(renglon).map(({ path }) => {
    const dato = path as Dato
    return {
      codigo: dato === 'codigo' ? 'C471' : 'C472',
      campo: DIRECCIONES.campos[dato].titulo,
      columna: '',
      hallado: renglon[dato].slice(0, HALLADO_MAX),
      esperado: ESPERADO[dato] ?? '',
    }
  })
}
