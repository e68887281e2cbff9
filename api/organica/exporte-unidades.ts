import { dependeDe, type UnidadPanel } from '#domain/organica/panel.ts'
import type { ExporteLista } from '#api/http/listas/exporte-lista.ts'

/** The organic tree as a file, one row per unit. */
export const EXPORTE_UNIDADES: ExporteLista<UnidadPanel> = {
  hoja: 'Entidades',
  archivo: 'entidades',
  cuenta: ['unidad', 'unidades'],
  columnas: [
    { clave: 'clave', titulo: 'Clave', valor: ({ clave }) => clave },
    { clave: 'nombre', titulo: 'Nombre', valor: ({ nombre }) => nombre },
    { clave: 'nivel', titulo: 'Nivel', valor: ({ nivelNombre }) => nivelNombre },
    { clave: 'ruta', titulo: 'Depende de', valor: dependeDe },
    { clave: 'personas', titulo: 'Activas o con licencia', valor: ({ personas }) => personas },
    { clave: 'activo', titulo: 'Estado', valor: ({ activo }) => (activo ? 'Activo' : 'Inactivo') },
  ],
}
