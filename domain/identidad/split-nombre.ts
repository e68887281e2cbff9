interface Partes {
  readonly nombres: string
  readonly apellidoPaterno: string
  readonly apellidoMaterno: string
}

interface ConNombre {
  readonly nombre: string
  readonly apellidoPaterno: string
  readonly apellidoMaterno: string
}

/**
 * The three parts of a name. Where a single text is all there is it is parted by words: one is the given name, two are given
 * name and first surname, of more the last two are the surnames (specification 3 §2.13).
 */
export function splitNombre({ nombre, apellidoPaterno, apellidoMaterno }: ConNombre): Partes {
  if (apellidoPaterno !== '' || apellidoMaterno !== '') return { nombres: nombre, apellidoPaterno, apellidoMaterno }
  const words = nombre.split(/\s+/).filter(Boolean)
  if (words.length < 3) return { nombres: words[0] ?? '', apellidoPaterno: words[1] ?? '', apellidoMaterno: '' }
  return {
    nombres: words.slice(0, -2).join(' '),
    apellidoPaterno: words.at(-2) ?? '',
    apellidoMaterno: words.at(-1) ?? '',
  }
}
