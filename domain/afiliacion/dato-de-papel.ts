import type { Caja, Fuente } from '#domain/documentos/campo-leido.ts'
import type { ResultadoCampo } from '#domain/documentos/correcciones.ts'
import { papelDe, type DocumentoLeible } from '#domain/documentos/papeles/registro.ts'
import { ownValue } from '#domain/own-value.ts'

/** A datum of a record beside the paper that prints it: what was read there, where, and what became of it. */
export interface DatoDePapel {
  readonly tipo: DocumentoLeible
  /** Id of the paper's file. */
  readonly archivo: string
  readonly campo: string
  /** As it was saved; "" where it was left empty. */
  readonly valor: string
  /** As it was read; "" where nothing was. */
  readonly leido: string
  readonly resultado: ResultadoCampo
  /** "" where nothing was read. */
  readonly fuente: Fuente | ''
  /** 0..100 */
  readonly confianzaPct: number
  readonly seguro: boolean
  readonly lugar: { readonly pagina: number; readonly caja: Caja } | null
}

/** How the desk resolved a doubt about it: "Leído 30 %, confirmado a mano". "" where the paper was read with certainty and kept. */
export function dudaResueltaTexto({ resultado, seguro, fuente, confianzaPct, leido }: DatoDePapel): string {
  if (resultado === 'faltaba') return 'Sin leer, escrito a mano'
  const percent = fuente === 'ocr' ? ` ${confianzaPct} %` : ''
  if (resultado === 'conservado') return seguro ? '' : `Leído${percent}, confirmado a mano`
  const how = resultado === 'otro_papel' ? 'elegido a mano de otro documento' : 'escrito a mano'
  return `Leído${percent} «${leido}», ${how}`
}

/** The data to be checked: each doubt, and each datum once of the first paper that was read with certainty. */
export function datosPorComprobar(datos: readonly DatoDePapel[]): DatoDePapel[] {
  const told = new Set<string>()
  return datos.filter((one) => {
    if (dudaResueltaTexto(one) !== '') return true
    const dato = ownValue(papelDe(one.tipo).campos, one.campo)?.dato ?? one.campo
    if (told.has(dato)) return false
    told.add(dato)
    return true
  })
}
