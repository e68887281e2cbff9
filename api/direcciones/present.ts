import type { CodigoPostal } from './find-codigo-postal.ts'
import type { Lugar } from './list-lugares.ts'

/** The upper-case names of the address calls (specification 2 §3). */
export const presentEstado = ({ id, nombre }: Lugar) => ({ ID_ESTADO: id, NOMBRE: nombre })

export const presentMunicipio = ({ id, nombre, parentId }: Lugar) => ({
  ID_MUNICIPIO: id,
  NOMBRE: nombre,
  ID_ESTADO: parentId,
})

export const presentCp = ({ id, nombre, parentId }: Lugar) => ({ ID_CP: id, codigo: nombre, ID_MUNICIPIO: parentId })

export const presentColonia = ({ id, nombre, parentId }: Lugar) => ({
  ID_COLONIA: id,
  NOMBRE: nombre,
  ID_CP: parentId,
})

export const presentCalle = ({ id, nombre, parentId }: Lugar) => ({
  ID_CALLE: id,
  NOMBRE: nombre,
  ID_COLONIA: parentId,
})

/** A postal code found by its digits: the same names, with those above and the colonias below. */
export const presentCodigoPostal = (cp: CodigoPostal) => ({
  ID_CP: cp.id,
  codigo: cp.codigo,
  ID_MUNICIPIO: cp.municipioId,
  MUNICIPIO: cp.municipio,
  ID_ESTADO: cp.estadoId,
  ESTADO: cp.estado,
  colonias: cp.colonias.map(({ id, nombre, tipo }) => ({ ID_COLONIA: id, NOMBRE: nombre, TIPO: tipo })),
})
