import { avanceTexto, UBICACIONES, type ModuloPanel } from '#domain/procesos/modulo.ts'
import type { ExporteLista } from '#api/http/listas/exporte-lista.ts'

/** The modules of the map as a file. */
export const EXPORTE_MODULOS: ExporteLista<ModuloPanel> = {
  hoja: 'Módulos',
  archivo: 'modulos',
  cuenta: ['módulo', 'módulos'],
  columnas: [
    { clave: 'nombre', titulo: 'Módulo', valor: ({ nombre }) => nombre },
    { clave: 'tipo', titulo: 'Ubicación', valor: ({ tipo }) => UBICACIONES[tipo] },
    { clave: 'orden', titulo: 'Orden', valor: ({ orden }) => orden },
    { clave: 'procesos', titulo: 'Procesos', valor: ({ procesos }) => procesos },
    { clave: 'documentos', titulo: 'Documentos de sus procesos', valor: ({ documentos }) => avanceTexto(documentos) },
  ],
}
