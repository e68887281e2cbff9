import { canonicalJson, type Json } from './canonical-json.ts'
import { etiquetaCampo } from './etiquetas-campo.ts'

export type ValorCampo = string | number | boolean | null

/** A field before and after an act; null where it had no value. */
export interface CambioCampo {
  /** Where it stands: "correo", "datosPersonales.curp". */
  readonly campo: string
  readonly etiqueta: string
  readonly antes: ValorCampo
  readonly despues: ValorCampo
  /** Of a list: what came to it and what left it; absent when only its order changed. */
  readonly lista?: { readonly agregados: readonly ValorCampo[]; readonly quitados: readonly ValorCampo[] }
}

/**
 * Field by field, what an act changed, in the order in which the record tells its fields. Fields without a value on
 * either side and fields that stayed the same are left out.
 */
export function diferencias(antes: Json | null, despues: Json | null): CambioCampo[] {
  const [before, after] = [flatten(antes), flatten(despues)]
  const campos = [...new Set([...after.keys(), ...before.keys()])]
  return campos.flatMap((campo) => {
    const [a, b] = [before.get(campo) ?? null, after.get(campo) ?? null]
    const [antesTexto, despuesTexto] = [valueOf(a), valueOf(b)]
    if (same(antesTexto, despuesTexto)) return []
    return [{ campo, etiqueta: etiquetaCampo(campo), antes: antesTexto, despues: despuesTexto, ...listaOf(a, b) }]
  })
}

type Valor = ValorCampo | readonly ValorCampo[]

const isList = (valor: Valor): valor is readonly ValorCampo[] => Array.isArray(valor)

function valueOf(valor: Valor): ValorCampo {
  return isList(valor) ? valor.map((each) => String(each)).join(', ') : valor
}

/** A change with each of its values told otherwise: by a name, say, in the place of an id. */
export function conCadaValor(cambio: CambioCampo, told: (valor: ValorCampo) => ValorCampo): CambioCampo {
  const { antes, despues, lista } = cambio
  return {
    ...cambio,
    antes: told(antes),
    despues: told(despues),
    ...(lista && { lista: { agregados: lista.agregados.map(told), quitados: lista.quitados.map(told) } }),
  }
}

/** What came and what left when either side is a list. */
function listaOf(a: Valor, b: Valor): Pick<CambioCampo, 'lista'> {
  if (!isList(a) && !isList(b)) return {}
  const [before, after] = [isList(a) ? a : [], isList(b) ? b : []]
  const agregados = after.filter((each) => !before.includes(each))
  const quitados = before.filter((each) => !after.includes(each))
  return agregados.length + quitados.length === 0 ? {} : { lista: { agregados, quitados } }
}

const isEmpty = (valor: ValorCampo) => valor === null || valor === ''

function same(a: ValorCampo, b: ValorCampo): boolean {
  return a === b || (isEmpty(a) && isEmpty(b))
}

function flatten(value: Json | null): ReadonlyMap<string, Valor> {
  const out = new Map<string, Valor>()
  const visit = (path: string, each: Json): void => {
    if (isScalar(each)) out.set(path || 'valor', each)
    else if (Array.isArray(each)) visitList(path, each as readonly Json[])
    else
      for (const [key, member] of Object.entries(each as Readonly<Record<string, Json>>))
        visit(path === '' ? key : `${path}.${key}`, member)
  }
  const visitList = (path: string, list: readonly Json[]): void => {
    if (list.every(isScalar)) out.set(path || 'valor', list)
    else if (list.length > 20) out.set(path || 'valor', canonicalJson(list))
    else list.forEach((each, index) => visit(path === '' ? String(index) : `${path}.${index}`, each))
  }
  if (value !== null) visit('', value)
  return out
}

function isScalar(value: Json): value is ValorCampo {
  return value === null || typeof value !== 'object'
}

/** Names of the fields changed, for one line: "Correo electrónico, Perfil y 3 más"; "" for none. */
export function resumenCambios(cambios: readonly CambioCampo[]): string {
  const etiquetas = [...new Set(cambios.map(({ etiqueta }) => etiqueta))]
  if (etiquetas.length <= 2) return etiquetas.join(' y ')
  return `${etiquetas.slice(0, 2).join(', ')} y ${etiquetas.length - 2} más`
}
