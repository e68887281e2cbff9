import { conEncabezados } from '#domain/cargas/planos/editor/borrador-plano.ts'
import { NOMBRE_SEPARADOR } from '#domain/cargas/planos/hechos-plano.ts'
import { NOTACION_IDS, NOTACIONES } from '#domain/cargas/planos/periodo.ts'
import { CODIFICACIONES, FORMATOS, SEPARADORES } from '#domain/cargas/planos/plano.ts'
import { controlId } from '#admin/shared/form/record-binding.tsx'
import { Checkbox } from '#admin/shared/ui/campos/Checkbox.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { Select } from '#admin/shared/ui/campos/Select.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { useBorrador } from './use-borrador.ts'
import type { ReactElement } from 'react'

const ID_PERIODO = controlId('plano', 'definicion.periodo')

interface ArchivoPlanoProps {
  /** Sheets of the sample, if it is a workbook. */
  hojas: readonly string[]
  /** How the bytes of the sample are read. */
  codificacion: string
}

const DE_SEPARADOR = SEPARADORES.flatMap((value) =>
  value === 'detectar' ? [] : [{ value, label: NOMBRE_SEPARADOR[value] ?? value }],
)
const DE_CODIFICACION = CODIFICACIONES.flatMap((value) =>
  value === 'detectar'
    ? []
    : [{ value, label: value === 'utf-8' ? 'UTF-8' : value === 'cp850' ? 'cp850 (MS-DOS)' : 'Windows-1252' }],
)
const DE_PERIODO = NOTACION_IDS.map((value) => ({ value, label: NOTACIONES[value].titulo }))

/** How the file is written: encoding, separator or sheet, titles, notation of quincenas, and which lines are data. */
export function ArchivoPlano({ hojas, codificacion }: ArchivoPlanoProps): ReactElement {
  const { borrador, cambiar, faltaEn } = useBorrador()
  const { formato } = borrador
  const isTexto = formato === 'delimitado' || formato === 'ancho_fijo'
  const faltaHoja = faltaEn('definicion.titulos')
  return (
    <Card title="Cómo está escrito el archivo" aside={FORMATOS[formato]}>
      <div className="plano-campos">
        {formato !== 'xlsx' && (
          <Field
            label="Codificación"
            optional="callado"
            help={codificacion && `El archivo de muestra: ${codificacion}.`}
          >
            <Select
              options={DE_CODIFICACION}
              placeholder="Detectar en cada archivo"
              value={borrador.codificacion === 'detectar' ? '' : borrador.codificacion}
              onChange={({ target: { value } }) =>
                cambiar({ codificacion: CODIFICACIONES.find((each) => each === value) ?? 'detectar' })
              }
            />
          </Field>
        )}
        {formato === 'delimitado' && (
          <Field label="Separador" optional="callado">
            <Select
              options={DE_SEPARADOR}
              placeholder="Detectar en cada archivo"
              value={borrador.separador === 'detectar' ? '' : (borrador.separador ?? '')}
              onChange={({ target: { value } }) => cambiar({ separador: SEPARADORES.find((each) => each === value) })}
            />
          </Field>
        )}
        {formato === 'xlsx' && (hojas.length > 1 || borrador.hoja !== undefined) && (
          <Field label="Hoja" optional="callado">
            <Select
              options={[...new Set([...hojas, ...(borrador.hoja === undefined ? [] : [borrador.hoja])])].map(
                (hoja) => ({
                  value: hoja,
                  label: hoja,
                }),
              )}
              placeholder="La primera del libro"
              value={borrador.hoja ?? ''}
              onChange={({ target: { value } }) => cambiar({ hoja: value === '' ? undefined : value })}
            />
          </Field>
        )}
        <Field
          id={ID_PERIODO}
          label="Notación de las quincenas"
          optional="callado"
          help="Como las escribe el archivo. Nunca se adivina."
          error={faltaEn('definicion.periodo')}
        >
          <Select
            options={DE_PERIODO}
            placeholder="Sin quincenas"
            value={borrador.periodo ?? ''}
            onChange={({ target: { value } }) => cambiar({ periodo: NOTACION_IDS.find((each) => each === value) })}
          />
        </Field>
        {isTexto && (
          <>
            <Field label="Los datos empiezan con" optional help="Los demás renglones se saltan.">
              <TextInput
                maxLength={20}
                value={borrador.detalle ?? ''}
                onChange={({ target: { value } }) => cambiar({ detalle: value === '' ? undefined : value })}
              />
            </Field>
            <Field label="La cabecera empieza con" optional>
              <TextInput
                maxLength={20}
                value={borrador.cabecera ?? ''}
                onChange={({ target: { value } }) => cambiar({ cabecera: value === '' ? undefined : value })}
              />
            </Field>
          </>
        )}
      </div>
      {formato !== 'ancho_fijo' && (
        <Checkbox
          label="Trae un renglón de encabezados"
          error={faltaHoja || null}
          checked={borrador.titulos}
          onChange={({ target: { checked } }) => cambiar(conEncabezados(borrador, checked))}
        />
      )}
    </Card>
  )
}
