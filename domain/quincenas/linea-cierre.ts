import { valorTexto } from '#domain/fondos/clave-parametro.ts'
import type { Linea } from '#domain/fondos/lineas.ts'
import type { OrigenLinea } from '#domain/fondos/pagos/explicacion-linea.ts'
import { formatPesos } from '#domain/organica/dinero.ts'

/** A line as a close keeps it. */
export interface LineaCierre extends Linea {
  /** Ordinal of the quincena that it is of: the close's own, or the closed one that it corrects. */
  readonly corrige: number
  readonly origen: OrigenLinea
  /** Ended entity whose days it corrects, charged to its successor (decision 11.3); null for days of the close's own entity. */
  readonly deEntidadId: number | null
}

/** One line as seals hash it: what it is and its figures, in a fixed order. */
export function lineaCanonica(linea: LineaCierre): string {
  const { origen, corrige, clave, obligado, baseCentavos, tasa, importeCentavos, deEntidadId } = linea
  const own = [origen, corrige, clave, obligado, baseCentavos, tasa, importeCentavos]
  return (deEntidadId === null ? own : [...own, `de ${deEntidadId}`]).join(' ')
}

/** What differs between the ordinary lines that the days give and the stored ones, a sentence each. */
export function diferenciasDeLineas(
  esperadas: readonly LineaCierre[],
  guardadas: readonly LineaCierre[],
): readonly string[] {
  const stored = new Map(guardadas.map((linea) => [`${linea.clave} ${linea.obligado}`, linea]))
  const differ = esperadas.flatMap((esperada) => {
    const key = `${esperada.clave} ${esperada.obligado}`
    const guardada = stored.get(key)
    stored.delete(key)
    if (!guardada) return [`${esperada.clave}: falta la línea de ${formatPesos(esperada.importeCentavos)}.`]
    return CIFRAS.filter(({ de }) => de(guardada) !== de(esperada)).map(
      ({ nombre, de }) => `${esperada.clave}: ${nombre} pasó de ${de(esperada)} a ${de(guardada)}.`,
    )
  })
  const extra = [...stored.values()].map(
    ({ clave, importeCentavos }) => `${clave}: sobra la línea de ${formatPesos(importeCentavos)}.`,
  )
  const repetidas = guardadas.length > stored.size + esperadas.length ? ['hay líneas ordinarias repetidas.'] : []
  return [...differ, ...extra, ...repetidas]
}

const CIFRAS: readonly { readonly nombre: string; readonly de: (linea: LineaCierre) => string }[] = [
  { nombre: 'el importe', de: ({ importeCentavos }) => formatPesos(importeCentavos) },
  { nombre: 'la base', de: ({ baseCentavos }) => formatPesos(baseCentavos) },
  { nombre: 'la tasa', de: ({ tasa }) => `${valorTexto(tasa)} %` },
  { nombre: 'el fondo', de: ({ fondo }) => fondo },
  { nombre: 'la parte', de: ({ parte }) => parte },
  { nombre: 'la quincena', de: ({ corrige }) => String(corrige) },
]
