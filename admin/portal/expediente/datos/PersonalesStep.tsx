import { PanelLeftOpen } from 'lucide-react'
import { useState } from 'react'
import { DOCUMENTOS_LEIBLES } from '#domain/documentos/papeles/registro.ts'
import { curpContraRfc } from '#domain/afiliacion/cotejo/claves-explicadas.ts'
import { isCurpCheckDigitOk } from '#domain/identidad/curp.ts'
import { isNssCheckDigitOk } from '#domain/identidad/nss.ts'
import { digitosDeMas, formatTelefono, normalizeTelefono } from '#domain/afiliacion/datos/telefono.ts'
import { nombreEnCaptura } from '#admin/shared/nombre-persona.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { Checkbox } from '#admin/shared/ui/campos/Checkbox.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { cleanKey } from '#domain/identidad/clean-key.ts'
import { cleanDigits } from '#admin/shared/ui/campos/clean-text.ts'
import { openAt } from '#admin/shared/ui/capas/open-at.ts'
import { TITULO_PAPEL } from '#admin/shared/documentos/papeles.ts'
import { useTramite } from '#admin/portal/expediente/tramite/tramite-context.ts'
import { AcentosNote } from './AcentosNote.tsx'
import { AvisoDeCampo } from './AvisoDeCampo.tsx'
import { CorreoFields } from './CorreoFields.tsx'
import { DomicilioCard } from './DomicilioCard.tsx'
import { EnLecturaNote } from './EnLecturaNote.tsx'
import { FotoCard } from './FotoCard.tsx'
import { LeidoCard } from './LeidoCard.tsx'
import { ETIQUETA, fieldId } from '#admin/portal/expediente/paths.ts'
import { NacionalidadField } from './NacionalidadField.tsx'
import { PersonalField } from './PersonalField.tsx'
import { PadronPanel } from '#admin/portal/expediente/papeles/PadronPanel.tsx'
import { openPaths, openTexto } from '#admin/portal/expediente/paso/unsure-count.ts'
import type { DatosPersonalesEnCaptura } from '#domain/afiliacion/datos/datos-personales.ts'
import type { ReactElement } from 'react'

/** Step 2, Datos personales: filled from the papers, each field with its source; the person adds what no paper tells. */
export function PersonalesStep(): ReactElement {
  return (
    <>
      <EnLecturaNote />
      <PendingNote />
      <PorCambioNote />
      <CoincideNote />
      <PadronPanel />
      <AcentosNote />
      <IdentidadCard />
      <ContactoCard />
      <DomicilioCard />
      <FotoCard />
    </>
  )
}

/** An identity datum was changed: which papers prove it and have not come. */
function PorCambioNote(): ReactElement | null {
  const { model, goTo } = useTramite()
  if (model.porCambio.length === 0) return null
  const papers = new Intl.ListFormat('es-MX').format(model.porCambio.map((papel) => TITULO_PAPEL[papel]))
  return (
    <Note
      tone="warn"
      live
      action={
        <Button size="sm" onClick={() => goTo(1)}>
          Agregar documento
        </Button>
      }
    >
      <strong>Cambiaste datos de identidad.</strong>{' '}
      {model.porCambio.length === 1
        ? `Agrega el documento que los acredita: ${papers}. Puedes guardar sin él, pero el movimiento no se podrá aprobar hasta tenerlo.`
        : `Agrega los documentos que los acreditan: ${papers}. Puedes guardar sin ellos, pero el movimiento no se podrá aprobar hasta tenerlos.`}
    </Note>
  )
}

/** The banner of RFC against CURP of what is on file or was typed (specification 1 §5.1). */
function CoincideNote(): ReactElement | null {
  const { model, reglas } = useTramite()
  const { curp = '', rfcBase = '' } = model.valores
  const result = reglas.modo === 'edicion' ? curpContraRfc(curp, rfcBase, [model.valores]) : 'incompleto'
  if (result === 'incompleto' || result === 'explicada') return null
  return result === 'coincide' ? (
    <Note tone="good">RFC coincide con CURP</Note>
  ) : (
    <Note tone="warn" live>
      <strong>RFC no coincide con CURP.</strong> La CURP empieza <span className="mono">{curp.slice(0, 10)}</span> y el
      RFC <span className="mono">{rfcBase}</span>.
    </Note>
  )
}

/** How many readings wait for the person, with the way to the first. */
function PendingNote(): ReactElement | null {
  const paths = openPaths(useTramite())
  const [first] = paths
  if (!first) return null
  const names = paths.map((path) => ETIQUETA[path] ?? path)
  const list = new Intl.ListFormat('es-MX').format(names.slice(0, 4))
  return (
    <Note
      tone="warn"
      action={
        <a
          href={`#${fieldId(first)}`}
          onClick={(event) => {
            event.preventDefault()
            openAt(fieldId(first))
          }}
        >
          Ir al primero
        </a>
      }
    >
      <strong>{openTexto(paths)}.</strong> Sin leer, leído con poca certeza o distinto entre documentos: {list}
      {names.length > 4 ? '…' : '.'}
    </Note>
  )
}

const IDENTIDAD = [
  'nombres',
  'apellidoPaterno',
  'apellidoMaterno',
  'curp',
  'rfcBase',
  'rfcHomo',
  'nss',
  'nacionalidad',
] as const

/** "Kim Nguyen · NUXK961009MNEGXM05": who it is, in one line. */
function identidadTexto(valores: DatosPersonalesEnCaptura): string {
  return [nombreEnCaptura(valores), valores.curp].filter(Boolean).join(' · ')
}

function IdentidadCard(): ReactElement {
  const { model, captura, update, editable, openVisor, reglas } = useTramite()
  const { curp = '', nss = '', sinSegundoApellido = false } = model.valores
  const first = DOCUMENTOS_LEIBLES.find((papel) => captura.documentos[papel])
  const setOneSurname = (checked: boolean): void =>
    update((before) => ({
      ...before,
      personales: {
        ...before.personales,
        sinSegundoApellido: checked,
        ...(checked && { apellidoMaterno: '' }),
      },
    }))
  return (
    <LeidoCard title="Identidad" paths={IDENTIDAD} resumen={first ? identidadTexto(model.valores) : ''}>
      {first && (
        <div className="row leido-acts">
          <Button
            size="sm"
            icon={PanelLeftOpen}
            onClick={() => openVisor({ paper: first, campo: null, mode: 'vista' })}
          >
            Ver documentos
          </Button>
        </div>
      )}
      <div className="form-grid">
        <PersonalField path="nombres" span={4} input={{ maxLength: 80 }} />
        <PersonalField path="apellidoPaterno" span={4} input={{ maxLength: 80 }} />
        <div className="span-4 field">
          <PersonalField
            path="apellidoMaterno"
            optional={sinSegundoApellido}
            input={{ maxLength: 80, readOnly: sinSegundoApellido }}
          />
          <Checkbox
            label="Sin segundo apellido"
            checked={sinSegundoApellido}
            disabled={!editable}
            onChange={(event) => setOneSurname(event.target.checked)}
          />
        </div>
        <PersonalField
          path="curp"
          span={5}
          count={{
            value: curp.length,
            max: 18,
            ...(curp.length === 18 && { note: digitNote(isCurpCheckDigitOk(curp)) }),
          }}
          input={{ mono: true, clean: cleanKey, maxLength: 24 }}
        />
        <PersonalField path="rfcBase" span={4} input={{ mono: true, clean: cleanKey, maxLength: 16 }} />
        <PersonalField path="rfcHomo" span={3} input={{ mono: true, clean: cleanKey, maxLength: 3 }} />
        <PersonalField
          path="nss"
          span={4}
          count={{ value: nss.length, max: 11, ...(nss.length === 11 && { note: digitNote(isNssCheckDigitOk(nss)) }) }}
          input={{ mono: true, clean: cleanDigits, inputMode: 'numeric', maxLength: 16 }}
        />
        <NacionalidadField />
        <PersonalField path="numEmpleado" span={4} optional={reglas.modo === 'alta'} input={{ maxLength: 20 }} />
      </div>
    </LeidoCard>
  )
}

function digitNote(right: boolean): string {
  return right ? 'dígito correcto' : 'revisa el último dígito'
}

function ContactoCard(): ReactElement {
  const { model, write } = useTramite()
  const telefono = model.valores.telefono ?? ''
  const ten = normalizeTelefono(telefono)
  const [escrito, setEscrito] = useState('')
  const demas = digitosDeMas(escrito)
  return (
    <Card title="Contacto">
      <div
        className="form-grid"
        // Read back as it is written in Mexico once it is whole.
        onBlur={(event) => {
          if (event.target.id !== fieldId('telefono') || !ten) return
          if (formatTelefono(ten) !== telefono) setEscrito(telefono)
          write('telefono', formatTelefono(ten))
        }}
      >
        <PersonalField
          path="telefono"
          span={4}
          help={
            demas === '' ? (
              'México (+52), 10 dígitos'
            ) : (
              <AvisoDeCampo>{`Escribiste ${escrito}: se guardan los últimos 10 dígitos, sin el ${demas} del principio. Revísalos.`}</AvisoDeCampo>
            )
          }
          input={{ type: 'tel', inputMode: 'tel', autoComplete: 'off', maxLength: 24 }}
        />
        <CorreoFields />
      </div>
    </Card>
  )
}
