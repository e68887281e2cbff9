import { ESTADOS_PRESTAMO, TIPOS_PRESTAMO } from '#domain/fondos/prestamos/tipo-prestamo.ts'
import { centavosToPesos } from '#domain/organica/dinero.ts'
import type { PrestamoPanel } from '#domain/fondos/prestamos/retencion-panel.ts'
import type { ExporteLista } from '#api/http/listas/exporte-lista.ts'

/** The loans as a file. */
export const EXPORTE_PRESTAMOS: ExporteLista<PrestamoPanel> = {
  hoja: 'Préstamos',
  archivo: 'prestamos',
  cuenta: ['préstamo', 'préstamos'],
  columnas: [
    { clave: 'folio', titulo: 'Folio', valor: ({ folio }) => folio },
    { clave: 'nombre', titulo: 'Nombre', valor: ({ nombre }) => nombre },
    { clave: 'interno', titulo: 'No. interno', valor: ({ interno }) => interno },
    { clave: 'tipo', titulo: 'Tipo', valor: ({ tipo }) => TIPOS_PRESTAMO[tipo].titulo },
    { clave: 'estado', titulo: 'Estado', valor: ({ estado }) => ESTADOS_PRESTAMO[estado] },
    { clave: 'saldo', titulo: 'Saldo', pesos: true, valor: ({ saldoCentavos }) => centavosToPesos(saldoCentavos) },
    { clave: 'abono', titulo: 'Abono', pesos: true, valor: ({ abonoCentavos }) => centavosToPesos(abonoCentavos) },
    {
      clave: 'capital',
      titulo: 'Capital',
      pesos: true,
      valor: ({ capitalCentavos }) => centavosToPesos(capitalCentavos),
    },
    { clave: 'plazo', titulo: 'Quincenas', valor: ({ plazo, quincenas }) => `${plazo} (${quincenas})` },
  ],
}
