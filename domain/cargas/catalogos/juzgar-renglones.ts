import { HALLADO_MAX, type Falta } from '#domain/cargas/falta.ts'
import type { CodigoCarga } from '#domain/cargas/codigos.ts'
import type { Valor } from '#domain/cargas/lectura/leer-valor.ts'
import { SI_NO_TEXTO } from '#domain/cargas/lectura/si-no.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import type { RenglonCatalogo } from '#domain/organica/catalogos/catalogo.ts'
import { cleanClaveRenglon, renglonIssues, type DatosRenglon } from '#domain/organica/catalogos/renglon-issues.ts'
import { CATALOGOS } from './campos-catalogos.ts'

type Valores = Readonly<Record<string, Valor>>
type Campo = keyof typeof CATALOGOS.campos

/** What a row does: makes a row of the catalogue, changes one, or leaves it as it is. */
export type AccionRenglon = 'nuevo' | 'cambia' | 'igual'

/** The catalogue that the rows are of. */
export interface ContextoCatalogo {
  readonly actuales: readonly RenglonCatalogo[]
  /** Whether the portal reads the catalogue: a row that can be chosen must remain. */
  readonly protegido: boolean
  /** Records that use each row, by its key. */
  readonly usos: ReadonlyMap<string, number>
  /** One and several of those records. */
  readonly usado: readonly [uno: string, varios: string]
}

export interface RenglonJuzgado {
  readonly datos: DatosRenglon
  readonly accion: AccionRenglon
  /** The row as it is now; null for a new one. */
  readonly antes: RenglonCatalogo | null
  readonly faltas: readonly Falta[]
}

/** The code of each rule, by its issue, and what it expects. */
const REGLAS: Readonly<Record<string, readonly [codigo: CodigoCarga, esperado: string]>> = {
  requerido: ['C205', 'un dato'],
  largo: ['C209', 'un texto más corto'],
  forma: ['C441', 'letras, números, guion y guion bajo'],
  repetida: ['C442', 'una clave por renglón'],
  repetido: ['C443', 'un nombre que ningún otro renglón del catálogo tenga'],
}

/** All the rows of a file, judged together: a key or a name is of one row of the catalogue as it will be. C441 to C444, A521, A522. */
export function juzgarRenglones(filas: readonly Valores[], contexto: ContextoCatalogo): RenglonJuzgado[] {
  const { actuales, protegido } = contexto
  const leidas = filas.map(datosDe)
  const claves = new Set(leidas.map(({ clave }) => clave))
  const quedan = actuales.filter(({ clave }) => !claves.has(clave))
  const sinActivos = protegido && ![...quedan, ...leidas].some(({ activo }) => activo)
  return leidas.map((datos) => {
    const antes = actuales.find(({ clave }) => clave === datos.clave) ?? null
    const otros = [...quedan, ...leidas.filter((otra) => otra !== datos)]
    const rotas = renglonIssues(datos, otros).flatMap(({ path, code }) => {
      const regla = REGLAS[code]
      return regla ? [falta(path as Campo, regla[0], String(datos[path as Campo]), regla[1])] : []
    })
    const ultimo = sinActivos ? [falta('activo', 'C444', 'No', 'Sí: debe quedar al menos un renglón activo')] : []
    const faltas = [...rotas, ...ultimo]
    const avisos = faltas.length > 0 || antes === null ? [] : avisosDe(datos, antes, contexto)
    return { datos, antes, accion: accionDe(datos, antes), faltas: [...faltas, ...avisos] }
  })
}

/** The row that was written. Without a word in "Activo" it is active. */
function datosDe({ clave = '', nombre = '', activo = 'si' }: Valores): DatosRenglon {
  return { clave: cleanClaveRenglon(String(clave)), nombre: String(nombre), activo: activo === 'si' }
}

function accionDe(datos: DatosRenglon, antes: DatosRenglon | null): AccionRenglon {
  if (antes === null) return 'nuevo'
  return antes.nombre === datos.nombre && antes.activo === datos.activo ? 'igual' : 'cambia'
}

/** What a row changes, field by field; switching off one that is in use has a warning of its own. */
function avisosDe(datos: DatosRenglon, antes: RenglonCatalogo, { usos, usado }: ContextoCatalogo): Falta[] {
  const avisos: Falta[] = []
  if (datos.nombre !== antes.nombre)
    avisos.push(falta('nombre', 'A521', datos.nombre, `«${antes.nombre}», el nombre que tiene hoy`))
  if (datos.activo === antes.activo) return avisos
  const [hoy, antesTexto] = [SI_NO_TEXTO[datos.activo ? 'si' : 'no'], SI_NO_TEXTO[antes.activo ? 'si' : 'no']]
  const n = usos.get(datos.clave) ?? 0
  avisos.push(
    !datos.activo && n > 0
      ? falta('activo', 'A522', hoy, `«${antesTexto}»: lo ${n === 1 ? 'usa' : 'usan'} ${cuentaTexto(n, ...usado)}`)
      : falta('activo', 'A521', hoy, `«${antesTexto}», como está hoy`),
  )
  return avisos
}

const falta = (campo: Campo, codigo: CodigoCarga, hallado: string, esperado: string): Falta => ({
  ...{ codigo, campo: CATALOGOS.campos[campo].titulo, columna: '', esperado },
  hallado: hallado.slice(0, HALLADO_MAX),
})
