import { cuentaTexto } from '#domain/cuenta-texto.ts'
import type { Cuadre, Descuadre } from '#domain/fondos/cuadre.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { AppError } from '#api/errors.ts'
import { defineTrabajo, scheduleTrabajo } from '#api/jobs/trabajos.ts'
import { revisarCuadre } from './revisar-cuadre.ts'

const CLASE = 'fondos.cuadrar'

/** Every night the ledgers are added up against what they are made of; what does not agree fails the job, which tells it. */
export function defineTrabajoCuadre(): void {
  defineTrabajo({
    clase: CLASE,
    titulo: 'Cuadrar los libros de préstamos, cargos y CAIR',
    run: async () => {
      const cuadre = await revisarCuadre()
      if (cuadre.total > 0) throw new AppError(422, 'descuadre', descuadreTexto(cuadre))
      return cuadreTexto(cuadre)
    },
  })
  scheduleTrabajo(CLASE, { hora: '03:40' })
}

/** "Todo cuadra: 300 préstamos, 96 cargos, 2000 cuentas CAIR." */
export function cuadreTexto({ prestamos, cargos, cuentas }: Cuadre): string {
  return `Todo cuadra: ${cuentaTexto(prestamos, 'préstamo')}, ${cuentaTexto(cargos, 'cargo')}, ${cuentaTexto(cuentas, 'cuenta CAIR', 'cuentas CAIR')}.`
}

/** How many sums do not agree, and the first one. */
export function descuadreTexto({ total, descuadres: [first] }: Cuadre): string {
  const example = first ? ` ${diferenciaTexto(first)}` : ''
  return `${cuentaTexto(total, 'importe no cuadra', 'importes no cuadran')}.${example}`
}

function diferenciaTexto({ donde, que, esperadoCentavos, halladoCentavos }: Descuadre): string {
  return `${donde}: ${que} (se esperaban ${formatPesos(esperadoCentavos)} y hay ${formatPesos(halladoCentavos)}).`
}
