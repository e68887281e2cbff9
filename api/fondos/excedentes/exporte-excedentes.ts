import { quincenaChip } from '#domain/calendario/quincena.ts'
import { ESTADOS_EXCEDENTE, type Excedente } from '#domain/fondos/excedentes/excedente.ts'
import { centavosToPesos } from '#domain/organica/dinero.ts'
import type { ExporteLista } from '#api/http/listas/exporte-lista.ts'

/** "Descontado de más en nómina", as a file. */
export const EXPORTE_EXCEDENTES: ExporteLista<Excedente> = {
  hoja: 'Descontado de más',
  archivo: 'descontado-de-mas',
  cuenta: ['descuento de más', 'descuentos de más'],
  columnas: [
    { clave: 'nombre', titulo: 'Nombre', valor: ({ nombre }) => nombre },
    { clave: 'interno', titulo: 'No. interno', valor: ({ interno }) => interno },
    { clave: 'entidad', titulo: 'Entidad', valor: ({ entidad }) => entidad },
    { clave: 'quincena', titulo: 'Quincena', valor: ({ quincena }) => quincenaChip(quincena) },
    { clave: 'clave', titulo: 'Clave', valor: ({ clave }) => clave },
    { clave: 'descontado', titulo: 'Descontado', pesos: true, valor: (row) => centavosToPesos(row.descontadoCentavos) },
    { clave: 'debido', titulo: 'Corresponde', pesos: true, valor: (row) => centavosToPesos(row.debidoCentavos) },
    { clave: 'importe', titulo: 'De más', pesos: true, valor: (row) => centavosToPesos(row.importeCentavos) },
    { clave: 'estado', titulo: 'Estado', valor: ({ estado }) => ESTADOS_EXCEDENTE[estado] },
    { clave: 'pendiente', titulo: 'Por decidir', pesos: true, valor: (row) => centavosToPesos(row.pendienteCentavos) },
    { clave: 'aFavor', titulo: 'A favor', pesos: true, valor: (row) => centavosToPesos(row.aFavorCentavos) },
    { clave: 'devuelto', titulo: 'Devuelto', pesos: true, valor: (row) => centavosToPesos(row.devueltoCentavos) },
    { clave: 'devueltoEl', titulo: 'Devuelto el', valor: ({ devueltoEl }) => devueltoEl ?? '' },
    { clave: 'referencia', titulo: 'Oficio o comprobante', valor: ({ referencia }) => referencia },
    { clave: 'carga', titulo: 'Carga', valor: ({ carga }) => carga },
  ],
}
