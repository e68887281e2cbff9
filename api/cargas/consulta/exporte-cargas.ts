import { entranDe, estadoCargaTexto, type Carga } from '#domain/cargas/carga.ts'
import { TIPOS_CARGA } from '#domain/cargas/tipos-carga.ts'
import type { ExporteLista } from '#api/http/listas/exporte-lista.ts'

/** The history of loads, as a file. */
export const EXPORTE_CARGAS: ExporteLista<Carga> = {
  hoja: 'Cargas',
  archivo: 'cargas',
  cuenta: ['carga', 'cargas'],
  columnas: [
    { clave: 'folio', titulo: 'Folio', valor: ({ folio }) => folio },
    { clave: 'tipo', titulo: 'Tipo', valor: ({ tipo }) => TIPOS_CARGA[tipo].titulo },
    { clave: 'estado', titulo: 'Estado', valor: estadoCargaTexto },
    { clave: 'entidad', titulo: 'Entidad', valor: ({ entidad }) => entidad },
    { clave: 'quincena', titulo: 'Quincena', valor: ({ quincena }) => quincena },
    { clave: 'asunto', titulo: 'De qué es', valor: ({ asunto }) => asunto?.nombre ?? '' },
    { clave: 'archivo', titulo: 'Archivo', valor: ({ archivo }) => archivo },
    { clave: 'entran', titulo: 'Entran', valor: entranDe },
    { clave: 'renglones', titulo: 'Renglones', valor: ({ renglones }) => renglones },
    { clave: 'rechazados', titulo: 'Rechazados', valor: ({ rechazados }) => rechazados },
    { clave: 'usuario', titulo: 'Cargó', valor: ({ usuario }) => usuario },
    { clave: 'creadaAt', titulo: 'Cuándo', valor: ({ creadaAt }) => creadaAt },
    { clave: 'huella', titulo: 'SHA-256', valor: ({ huella }) => huella },
  ],
}
