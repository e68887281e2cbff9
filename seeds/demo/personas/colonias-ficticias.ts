/** Invented colonias: none is taken from the postal catalogue, whose notice forbids passing it on. */
export const COLONIAS_FICTICIAS: readonly {
  readonly codigoPostal: string
  readonly colonia: string
  readonly municipio: string
}[] = [
  { codigoPostal: '20010', colonia: 'LAS BRISAS', municipio: 'AGUASCALIENTES' },
  { codigoPostal: '20010', colonia: 'JARDINES DEL MEZQUITE', municipio: 'AGUASCALIENTES' },
  { codigoPostal: '20014', colonia: 'EL ROSAL DE ARRIBA', municipio: 'AGUASCALIENTES' },
  { codigoPostal: '20014', colonia: 'FRACCIONAMIENTO VALLE DE LOS ENCINOS', municipio: 'AGUASCALIENTES' },
  { codigoPostal: '20023', colonia: 'NUEVA ESPERANZA', municipio: 'AGUASCALIENTES' },
  { codigoPostal: '20027', colonia: 'BARRIO DE LA NORIA', municipio: 'AGUASCALIENTES' },
  { codigoPostal: '20036', colonia: 'RINCÓN DEL OBRAJE', municipio: 'AGUASCALIENTES' },
  { codigoPostal: '20045', colonia: 'UNIDAD HABITACIONAL LOS MAESTROS DEL SUR', municipio: 'AGUASCALIENTES' },
  { codigoPostal: '20059', colonia: 'LOMAS DEL TECOLOTE', municipio: 'AGUASCALIENTES' },
  { codigoPostal: '20068', colonia: 'PEÑUELAS DEL VALLE', municipio: 'AGUASCALIENTES' },
  { codigoPostal: '20074', colonia: 'AMPLIACIÓN PIRULES', municipio: 'AGUASCALIENTES' },
  { codigoPostal: '20081', colonia: 'BOSQUES DEL ALBA', municipio: 'AGUASCALIENTES' },
  { codigoPostal: '20092', colonia: 'CAÑADA GRANDE', municipio: 'AGUASCALIENTES' },
  { codigoPostal: '20115', colonia: 'PRIVADA LOS NOGALES', municipio: 'AGUASCALIENTES' },
  { codigoPostal: '20207', colonia: 'EX HACIENDA EL MOLINO', municipio: 'AGUASCALIENTES' },
  { codigoPostal: '20311', colonia: 'VILLAS DE SAN ISIDRO', municipio: 'SAN FRANCISCO DE LOS ROMO' },
  { codigoPostal: '20314', colonia: 'PUERTA NORTE', municipio: 'SAN FRANCISCO DE LOS ROMO' },
  { codigoPostal: '20408', colonia: 'EL POTRERILLO', municipio: 'RINCÓN DE ROMOS' },
  { codigoPostal: '20416', colonia: 'BARRIO DE LA ESTACIÓN VIEJA', municipio: 'RINCÓN DE ROMOS' },
  { codigoPostal: '20506', colonia: 'LA ALAMEDA CHICA', municipio: 'PABELLÓN DE ARTEAGA' },
  { codigoPostal: '20674', colonia: 'SAN MIGUEL DE LAS HUERTAS', municipio: 'PABELLÓN DE ARTEAGA' },
  { codigoPostal: '20803', colonia: 'CALVILLITO DE LA PRESA', municipio: 'CALVILLO' },
  { codigoPostal: '20809', colonia: 'LOS GUAYABOS', municipio: 'CALVILLO' },
  { codigoPostal: '20902', colonia: 'MARAVILLAS DE ORIENTE', municipio: 'JESÚS MARÍA' },
  { codigoPostal: '20908', colonia: 'TROJES DEL CARMEN', municipio: 'JESÚS MARÍA' },
  { codigoPostal: '20921', colonia: 'PASEOS DE LA CANTERA', municipio: 'JESÚS MARÍA' },
]

/** State of every invented colonia. */
export const ENTIDAD_DE_COLONIAS = 'AGUASCALIENTES'
