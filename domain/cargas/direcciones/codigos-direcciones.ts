/** Faults of a file of the postal catalogue. */
export const CODIGOS_DIRECCIONES = {
  C471: {
    porque: 'El código postal no tiene cinco dígitos.',
    remedio: 'Una hoja de cálculo le quitó los ceros: descarga de nuevo CPdescarga.txt y cárgalo como viene.',
  },
  C472: {
    porque: 'La clave del estado o del municipio no tiene sus dígitos.',
    remedio: 'Descarga de nuevo CPdescarga.txt y cárgalo como viene.',
  },
  C473: {
    porque: 'El asentamiento ya está en otro renglón del archivo.',
    remedio: 'El archivo se cambió a mano: descarga de nuevo CPdescarga.txt y cárgalo como viene.',
  },
} as const
