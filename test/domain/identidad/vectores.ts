import { readFileSync } from 'node:fs'

interface Validate {
  value: string
  expected_valid: boolean
  expected_errors?: string[]
  source: string
  note?: string
}
interface NombreCurp {
  nombres: string
  primer_apellido?: string
  segundo_apellido?: string
}
interface NombreRfc {
  nombres: string
  apellido_paterno?: string
  apellido_materno?: string
  fecha_nacimiento: string
  expected: string
}

interface Vectores {
  curp_validate: Validate[]
  curp_check_digit: { first17: string; expected_digit: string }[]
  curp_generate: (NombreCurp & { fecha_nacimiento: string; sexo: string; entidad: string; expected: string })[]
  curp_root16: (NombreCurp & { fecha_nacimiento: string; sexo: string; entidad: string; expected_root16: string })[]
  curp_letters4: (NombreCurp & { expected: string })[]
  curp_word_features: {
    word: string
    expected: { initial: string; internal_vowel: string; internal_consonant: string }
  }[]
  curp_consonants3: (NombreCurp & { expected: string })[]
  rfc_generate10: NombreRfc[]
  rfc_homoclave: { full_name: string; expected: string }[]
  rfc_check_digit: { first12: string; expected: string }[]
  rfc_generate13: NombreRfc[]
  rfc_validate: Validate[]
  rfc_validate_no_dv: { value: string; expected_valid_format: boolean; expected_check_digit_ok: boolean }[]
  nss: { value: string; expected_valid: boolean; parts?: Record<string, string> }[]
}

/** Published vectors: every expected value is its source's (the file names each one). */
export const vectores = JSON.parse(
  readFileSync(new URL('../../fixtures/vectores-claves.json', import.meta.url), 'utf8'),
) as Vectores
