import { quincenaChip } from '#domain/calendario/quincena.ts'
import { CLASES_COBRO, ESTADOS_DE_LISTA, type CobroDeLista } from '#domain/fondos/prestamos/cobro-de-lista.ts'
import { centavosToPesos } from '#domain/organica/dinero.ts'
import type { ExporteLista } from '#api/http/listas/exporte-lista.ts'

/** "Cobros y saldos a favor", as a file. */
export const EXPORTE_COBROS: ExporteLista<CobroDeLista> = {
  hoja: 'Cobros y saldos a favor',
  archivo: 'cobros-y-saldos-a-favor',
  cuenta: ['cobro o saldo', 'cobros y saldos'],
  columnas: [
    { clave: 'nombre', titulo: 'Nombre', valor: ({ nombre }) => nombre },
    { clave: 'clase', titulo: 'Qué es', valor: ({ clase }) => CLASES_COBRO[clase] },
    { clave: 'estado', titulo: 'Estado', valor: ({ estado }) => ESTADOS_DE_LISTA[estado] },
    { clave: 'pendiente', titulo: 'Pendiente', pesos: true, valor: (row) => centavosToPesos(row.pendienteCentavos) },
    { clave: 'importe', titulo: 'Importe', pesos: true, valor: (row) => centavosToPesos(row.importeCentavos) },
    { clave: 'prestamo', titulo: 'Préstamo', valor: ({ prestamo }) => prestamo },
    { clave: 'quincena', titulo: 'Quincena', valor: ({ quincena }) => quincenaChip(quincena) },
    { clave: 'interno', titulo: 'No. interno', valor: ({ interno }) => interno },
    { clave: 'referencia', titulo: 'Referencia', valor: ({ referencia }) => referencia },
  ],
}
