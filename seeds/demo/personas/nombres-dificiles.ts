/** A name that trips programs, and why it does. */
export interface NombreDificil {
  readonly nombres: string
  readonly apellidoPaterno: string
  readonly apellidoMaterno: string
  readonly sexo: 'H' | 'M'
}

function dificil(sexo: 'H' | 'M', nombres: string, apellidoPaterno: string, apellidoMaterno: string): NombreDificil {
  return { nombres, apellidoPaterno, apellidoMaterno, sexo }
}

/** Ñ, diaeresis, particles, apostrophes, hyphens, one surname, two letters, 60 letters, the María/José rule, inconvenient words. */
export const NOMBRES_DIFICILES: readonly NombreDificil[] = [
  dificil('M', 'MARÍA FERNANDA', 'MUÑOZ', 'GÜEMES'),
  dificil('H', 'ÑAUPARI', 'IÑÁRRITU', 'ÑÁÑEZ'),
  dificil('H', 'JOSÉ MARÍA', 'DE LA CRUZ', 'DEL RÍO'),
  dificil('M', 'ANNA', 'VAN DER MEER', 'DE LOS SANTOS'),
  dificil('H', 'PATRICK', "O'FARRILL", "D'ARTIGUES"),
  dificil('M', 'KIM', 'NGUYEN', ''),
  dificil('H', 'JOSÉ', 'LI', 'WU'),
  dificil('M', 'ANA SOFÍA', 'SÁNCHEZ-NAVARRO', 'PÉREZ-GIL'),
  dificil('M', 'MARÍA GUADALUPE DEL SAGRADO CORAZÓN DE JESÚS Y LA SANTÍSIMA', 'MONTES DE OCA', 'FERNÁNDEZ DE CÓRDOVA'),
  dificil('H', 'ROBERTO', 'BUENROSTRO', 'ESPINOSA DE LOS MONTEROS'),
  dificil('H', 'OCTAVIO', 'CASTRO', 'CORTÉS'),
  dificil('M', 'ADRIANA', 'PUENTE', 'TREJO'),
  dificil('H', 'ERNESTO', 'MEZA', 'ALCÁNTARA'),
  dificil('M', 'MA. DEL SOCORRO', 'PEÑA', 'YÁÑEZ'),
  dificil('H', 'J. JESÚS', 'AGÜERO', 'ZÚÑIGA'),
  dificil('H', 'LUIS', 'Y', 'PECH'),
  dificil('M', 'ÚRSULA', 'ECHEVERRÍA Y LÓPEZ DE SANTA ANNA', 'VON BERTRAB'),
  dificil('H', 'ÁNGEL', 'MAC GREGOR', 'MC CARTHY'),
  dificil('M', 'LUZ', 'OÉ', 'ÁU'),
  dificil('H', 'JUAN DE DIOS', 'SAN ROMÁN', 'LE BLANC'),
]
