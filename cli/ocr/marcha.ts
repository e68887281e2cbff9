import type { CuentaLote } from '#api/documentos/lote/resumen.ts'
import type { Consola } from '#cli/context.ts'
import { duracionTexto } from './duracion.ts'

/** Between two figures: a terminal shows the last one only, a log keeps them all. */
const CADA_MS = { terminal: 250, registro: 5_000 }

/** Tells how a batch goes, with figures, while it goes. */
export class Marcha {
  private readonly inicio = performance.now()
  private readonly clock: NodeJS.Timeout
  private readonly consola: Consola
  private readonly cuenta: CuentaLote
  private readonly total: number
  private reading: { readonly at: number; readonly hechos: number } | null = null

  constructor(consola: Consola, cuenta: CuentaLote, total: number) {
    this.consola = consola
    this.cuenta = cuenta
    this.total = total
    this.tell()
    this.clock = setInterval(() => this.tell(), consola.rewritesStatus ? CADA_MS.terminal : CADA_MS.registro)
  }

  /** From here on files are read, not looked over again: the rate counts them. */
  beginReading(): void {
    this.reading ??= { at: performance.now(), hechos: this.cuenta.hechos }
  }

  get segundos(): number {
    return (performance.now() - this.inicio) / 1000
  }

  /** Files read in a second, of those that this run read; 0 before the first. */
  get porSegundo(): number {
    if (!this.reading) return 0
    const seconds = (performance.now() - this.reading.at) / 1000
    return seconds > 0 ? (this.cuenta.hechos - this.reading.hechos) / seconds : 0
  }

  end(): void {
    clearInterval(this.clock)
    if (this.consola.rewritesStatus) this.consola.printStatus('')
    else this.tell()
  }

  private tell(): void {
    const { hechos, conError } = this.cuenta
    const percent = this.total === 0 ? 100 : Math.floor((hechos * 100) / this.total)
    const rate = this.porSegundo
    const left = rate > 0 && hechos < this.total ? [`faltan ${duracionTexto((this.total - hechos) / rate)}`] : []
    const figures = [
      `${hechos} de ${this.total} archivos (${percent}%)`,
      `${conError} con error`,
      `${rate.toFixed(1)} por segundo`,
      ...left,
    ]
    this.consola.printStatus(figures.join(' · '))
  }
}
