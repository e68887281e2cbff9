import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { avisoDeOtroEstado } from '#domain/direcciones/estado-sede.ts'
import { postalCodeQuery } from '#admin/shared/direcciones/codigo-postal.ts'
import { Combobox } from '#admin/shared/ui/campos/Combobox.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { cleanDigits } from '#admin/shared/ui/campos/clean-text.ts'
import { useTramite } from '#admin/portal/expediente/tramite/tramite-context.ts'
import { ETIQUETA, fieldId, writePath } from '#admin/portal/expediente/paths.ts'
import { AvisoDeCampo } from './AvisoDeCampo.tsx'
import { PersonalField } from './PersonalField.tsx'
import { useFieldError } from '#admin/portal/expediente/paso/use-field-error.ts'
import { NotaCampo } from '#admin/portal/expediente/paso/NotaCampo.tsx'
import type { DatosPersonalesEnCaptura } from '#domain/afiliacion/datos/datos-personales.ts'
import type { ReactElement } from 'react'

const OTRA = 'otra'

/** A place of the catalogue of postal codes. */
type LugarDeCodigo = Awaited<ReturnType<ReturnType<typeof postalCodeQuery>['queryFn']>>[number]

/** Postal code → colonias, municipio, estado; one of another state is told. An unknown code or a missing catalogue leaves free text, never a dead end. */
export function ColoniaPicker(): ReactElement {
  const { model, update, write, editable } = useTramite()
  const client = useQueryClient()
  const { error, onBlur } = useFieldError('domicilioOCR.cp')
  const { cp = '', colonia = '' } = model.valores.domicilioOCR ?? {}
  const whole = cp.length === 5
  const { data, isFetching, isError } = useQuery({ ...postalCodeQuery(cp), enabled: whole })
  const colonias = data?.flatMap((row) => row.colonias.map(({ NOMBRE }) => NOMBRE)) ?? []
  const [typing, setTyping] = useState(false)
  const listed = colonias.length > 0 && !typing && (colonia === '' || colonias.includes(colonia))
  const [place] = whole && data ? data : []
  // What the catalogue gave for the code before this one, which is not written by hand.
  const given = useRef<LugarDeCodigo | undefined>(undefined)
  useEffect(() => {
    if (place) given.current = place
  }, [place])
  const setCp = async (codigo: string): Promise<void> => {
    write('domicilioOCR.cp', codigo)
    setTyping(false)
    if (codigo.length !== 5) return
    const [row] = await client.query(postalCodeQuery(codigo)).catch(() => [])
    if (!row) {
      update((captura) => ({ ...captura, personales: sinLugar(captura.personales, codigo, given.current) }))
      return
    }
    const only = row.colonias.length === 1 ? (row.colonias[0]?.NOMBRE ?? '') : ''
    update((captura) => {
      if (captura.personales.domicilioOCR?.cp !== codigo) return captura
      const place = writePath(captura.personales, 'domicilioOCR.municipio', row.MUNICIPIO)
      const state = writePath(place, 'domicilioOCR.entidad', row.ESTADO)
      return { ...captura, personales: writePath(state, 'domicilioOCR.colonia', only) }
    })
  }
  const help = isFetching
    ? 'Buscando colonias…'
    : whole && (isError || data?.length === 0)
      ? 'Sin colonias de ese código: escríbelas'
      : undefined
  return (
    <>
      <Field
        label={ETIQUETA['domicilioOCR.cp']}
        id={fieldId('domicilioOCR.cp')}
        span={2}
        error={error}
        help={
          <>
            {help}
            <NotaCampo path="domicilioOCR.cp" />
          </>
        }
      >
        <TextInput
          mono
          inputMode="numeric"
          maxLength={5}
          clean={cleanDigits}
          value={cp}
          readOnly={!editable}
          onChange={(event) => void setCp(event.target.value)}
          onBlur={onBlur}
        />
      </Field>
      {listed ? (
        <Field
          label={ETIQUETA['domicilioOCR.colonia']}
          id={fieldId('domicilioOCR.colonia')}
          span={4}
          help={<NotaCampo path="domicilioOCR.colonia" />}
        >
          <Combobox
            options={[
              ...colonias.map((nombre) => ({ value: nombre, label: nombre })),
              { value: OTRA, label: 'Otra (escribirla)' },
            ]}
            value={colonia}
            readOnly={!editable}
            onChange={(value) => {
              setTyping(value === OTRA)
              write('domicilioOCR.colonia', value === OTRA ? '' : value)
            }}
          />
        </Field>
      ) : (
        <PersonalField path="domicilioOCR.colonia" span={4} />
      )}
      <PersonalField path="domicilioOCR.municipio" span={3} />
      <PersonalField path="domicilioOCR.entidad" span={3} help={place && <OtroEstado estado={place.ESTADO} />} />
    </>
  )
}

/** The address without the place of the code before: an unknown code leaves what was written by hand, not what was looked up. */
function sinLugar(
  personales: DatosPersonalesEnCaptura,
  codigo: string,
  antes: LugarDeCodigo | undefined,
): DatosPersonalesEnCaptura {
  const { cp, colonia = '', municipio } = personales.domicilioOCR ?? {}
  if (!antes || cp !== codigo || municipio !== antes.MUNICIPIO) return personales
  const looked = antes.colonias.some(({ NOMBRE }) => NOMBRE === colonia)
  const place = writePath(writePath(personales, 'domicilioOCR.municipio', ''), 'domicilioOCR.entidad', '')
  return looked ? writePath(place, 'domicilioOCR.colonia', '') : place
}

/** Told and never refused: people live over the border, and a digit written wrong is over it too. */
function OtroEstado({ estado }: { estado: string }): ReactElement | null {
  const aviso = avisoDeOtroEstado(estado)
  return aviso === '' ? null : <AvisoDeCampo>{aviso}</AvisoDeCampo>
}
