import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import type { TipoCarga } from '#domain/cargas/tipo-carga.ts'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import { LIMITES_RENGLON } from '#domain/organica/catalogos/renglon-issues.ts'

/** Rows of one simple catalogue: new ones, and changes of those it has. Rows that the file does not name stay as they are. */
export const CATALOGOS = {
  titulo: 'Renglones de un catálogo',
  modo: 'todo_o_nada',
  renglonesMax: LIMITES_RENGLON.renglones,
  deUnaPieza: true,
  campos: {
    clave: {
      titulo: 'Clave',
      clase: 'texto',
      max: 2 * LIMITES_RENGLON.clave,
      clave: true,
      significado: 'Clave del renglón. Si ya existe, el archivo lo cambia.',
    },
    nombre: {
      titulo: 'Nombre',
      clase: 'texto',
      max: LIMITES_RENGLON.nombre,
      ejemplo: 'Ejemplo ficticio',
      significado: 'Nombre con que se ofrece en las pantallas.',
    },
    activo: { titulo: 'Activo', clase: 'si_no', significado: 'Si todavía se ofrece. Sin este dato, sí.' },
  },
  lee: 'catalogos.administrar',
  carga: 'catalogos.administrar',
  contenido: 'los renglones de un catálogo',
  renglon: ['renglón', 'renglones'],
  autoriza: { por: 'nadie' },
  deEntidad: null,
  delInstituto: {
    ofrece: 'Renglones de un catálogo',
    archivos: `CSV o Excel (.xlsx) con las columnas Clave, Nombre y Activo (Sí o No), hasta ${formatCuenta(LIMITES_RENGLON.renglones)} renglones. Los que el archivo no nombra quedan como están.`,
    hecho: 'El catálogo ya tiene estos renglones.',
    sinDeshacer:
      'Una carga de catálogo no se deshace completa: cada renglón se corrige, se desactiva o se elimina en Catálogos.',
    ver: { vista: 'catalogo', ruta: rutaVista('catalogo'), texto: 'Ver los catálogos' },
    asunto: { titulo: 'Catálogo', falta: 'Elige el catálogo de estos renglones.' },
  },
} as const satisfies TipoCarga
