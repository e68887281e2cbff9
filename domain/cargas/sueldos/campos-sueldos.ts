import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import type { TipoCarga } from '#domain/cargas/tipo-carga.ts'
import { AUMENTO_MOTIVO_MAX } from '#domain/fondos/aumentos/aumento.ts'

/** Page of the collective rises. */
const RUTA_AUMENTOS = `${rutaVista('catalogoPuestosCategorias')}&ficha=aumentos`

/** New salaries by category: a collective rise, which another person authorises (decisions §10.12). */
export const SUELDOS = {
  titulo: 'Sueldos por categoría',
  modo: 'todo_o_nada',
  renglonesMax: 500,
  campos: {
    categoria: {
      titulo: 'Categoría',
      clase: 'texto',
      max: 24,
      clave: true,
      significado: 'Clave de la categoría, como está en el catálogo.',
    },
    monto: { titulo: 'Sueldo nuevo', clase: 'importe', significado: 'Sueldo mensual que tendrá la categoría.' },
    desde: { titulo: 'Desde', clase: 'quincena', significado: 'Quincena desde la que vale: la de la carga.' },
  },
  lee: 'aumentos.proponer',
  carga: 'aumentos.proponer',
  contenido: 'los sueldos nuevos por categoría',
  renglon: ['sueldo', 'sueldos'],
  autoriza: { por: 'nadie' },
  repite: true,
  deEntidad: null,
  delInstituto: {
    ofrece: 'Sueldos por categoría: un aumento',
    archivos: 'CSV o Excel (.xlsx) con dos columnas: Categoría y Sueldo, el mensual nuevo. Hasta 500 categorías.',
    hecho: 'El aumento quedó propuesto: otra persona lo autoriza en «Por autorizar».',
    sinDeshacer: 'Ahí se rechaza o se retira; aquí no se deshace.',
    ver: { vista: 'catalogoPuestosCategorias', ruta: RUTA_AUMENTOS, texto: 'Ver los aumentos' },
    asunto: { titulo: 'Vale desde la quincena', falta: 'Elige desde qué quincena valen los sueldos.' },
  },
  motivo: {
    titulo: 'Proponer el aumento',
    accion: 'Proponer aumento',
    texto: 'Se propone como un aumento: otra persona lo autoriza y se aplica al cerrar la quincena de cada entidad.',
    etiqueta: 'Motivo o acuerdo',
    ayuda: 'Lo lee quien lo autoriza, y queda en el aumento.',
    falta: 'Escribe el motivo o el acuerdo.',
    max: AUMENTO_MOTIVO_MAX,
  },
} as const satisfies TipoCarga
