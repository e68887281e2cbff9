import type { NivelLugar } from '#domain/direcciones/lugar.ts'

/** Where a level of the address catalogue is kept. */
export interface TablaLugar {
  readonly tabla: string
  readonly nombre: string
  /** Column and table of the parent. */
  readonly padre: { readonly columna: string; readonly tabla: string } | null
}

export const TABLAS_LUGAR = {
  estado: { tabla: 'estados', nombre: 'nombre', padre: null },
  municipio: {
    tabla: 'municipios',
    nombre: 'nombre',
    padre: { columna: 'estado_id', tabla: 'estados' },
  },
  codigoPostal: {
    tabla: 'codigos_postales',
    nombre: 'codigo',
    padre: { columna: 'municipio_id', tabla: 'municipios' },
  },
  colonia: {
    tabla: 'colonias',
    nombre: 'nombre',
    padre: { columna: 'cp_id', tabla: 'codigos_postales' },
  },
  calle: {
    tabla: 'calles',
    nombre: 'nombre',
    padre: { columna: 'colonia_id', tabla: 'colonias' },
  },
} as const satisfies Record<NivelLugar, TablaLugar>
