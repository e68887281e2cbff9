import { cuentaTexto, formatCuenta } from '#domain/cuenta-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import type { CodigoCarga } from '#domain/cargas/codigos.ts'

/** What the record of totals of a file says; null where it does not say it. */
export interface TotalesDichos {
  readonly cuenta: number | null
  readonly sumaCentavos: number | null
}

/** What the rows of the file add up to, all of them as they were read. */
export interface TotalesLeidos {
  readonly renglones: number
  /** Sum of the amounts that the record of totals adds up. */
  readonly sumaCentavos: number
  /** Lines whose amount could not be read. */
  readonly sinLeer: number
}

/** Why a whole file is refused. */
export interface FaltaArchivo {
  readonly codigo: CodigoCarga
  readonly message: string
}

/** Compares a file with its own record of totals, before any row is judged. `dichos` null: the layout has one and it is missing. */
export function cuadreIssues(dichos: TotalesDichos | null, leidos: TotalesLeidos): FaltaArchivo[] {
  if (dichos === null)
    return [{ codigo: 'C105', message: 'Falta el renglón de totales: el archivo puede estar cortado. C105' }]
  const { renglones, sumaCentavos, sinLeer } = leidos
  const faltas: FaltaArchivo[] = []
  if (dichos.cuenta !== null && dichos.cuenta !== renglones) {
    const dice = `El archivo dice ${formatCuenta(dichos.cuenta)} renglones y trae ${formatCuenta(renglones)}`
    faltas.push({ codigo: 'C105', message: `${dice}: ${faltanOSobran(dichos.cuenta - renglones, formatCuenta)}. C105` })
  }
  if (dichos.sumaCentavos !== null && sinLeer > 0) {
    const cuantos = sinLeer === 1 ? 'un importe que no se entiende' : `${sinLeer} importes que no se entienden`
    faltas.push({ codigo: 'C104', message: `La suma del archivo no se puede comparar: hay ${cuantos}. C104` })
  } else if (dichos.sumaCentavos !== null && dichos.sumaCentavos !== sumaCentavos) {
    const dice = `El archivo dice ${formatPesos(dichos.sumaCentavos)} y sus renglones suman ${formatPesos(sumaCentavos)}`
    faltas.push({
      codigo: 'C104',
      message: `${dice}: ${faltanOSobran(dichos.sumaCentavos - sumaCentavos, formatPesos)}. C104`,
    })
  }
  return faltas
}

/**
 * How a corrected file differs from what was refused before. It is no fault: what was corrected changes the rows and their sum. "" where they
 * are the same.
 */
export function correccionTexto(dichos: TotalesDichos, { renglones, sumaCentavos }: TotalesLeidos): string {
  const otros = dichos.cuenta !== null && dichos.cuenta !== renglones
  const otra = dichos.sumaCentavos !== null && dichos.sumaCentavos !== sumaCentavos
  if (!otros && !otra) return ''
  const texto = (cuenta: number | null, suma: number | null): string =>
    [cuenta === null ? '' : cuentaTexto(cuenta, 'renglón', 'renglones'), suma === null ? '' : formatPesos(suma)]
      .filter(Boolean)
      .join(' y ')
  const antes = texto(dichos.cuenta, dichos.sumaCentavos)
  const ahora = texto(dichos.cuenta === null ? null : renglones, dichos.sumaCentavos === null ? null : sumaCentavos)
  return `Lo rechazado era ${antes}; este archivo trae ${ahora}. Comprueba que sea por lo que corregiste.`
}

const faltanOSobran = (diferencia: number, format: (value: number) => string): string =>
  `${diferencia > 0 ? 'faltan' : 'sobran'} ${format(Math.abs(diferencia))}`
