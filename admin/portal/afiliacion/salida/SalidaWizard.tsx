import { useEffect, useState } from 'react'
import { edadYServicioTexto } from '#domain/afiliacion/tramites/edad-y-servicio.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { DosPasos } from '#admin/portal/afiliacion/tramite/DosPasos.tsx'
import {
  DatosLaboralesCard,
  DatosPersonalesCard,
  DomicilioMapaCard,
} from '#admin/portal/afiliacion/tramite/PersonaCards.tsx'
import { EquivocadosNote } from '#admin/portal/afiliacion/tramite/EquivocadosNote.tsx'
import { PapelesCard } from '#admin/portal/afiliacion/tramite/PapelesCard.tsx'
import { erroresDePapeles } from '#admin/portal/afiliacion/tramite/papeles-pedidos.ts'
import { usePorCargar } from '#admin/portal/afiliacion/tramite/use-por-cargar.ts'
import { useDosPasos } from '#admin/portal/afiliacion/tramite/use-dos-pasos.ts'
import { usePrevisto } from '#admin/portal/afiliacion/tramite/use-tramite.ts'
import { CapturaCard } from './CapturaCard.tsx'
import { FechasStep } from './FechasStep.tsx'
import {
  capturaDeBorrador,
  capturaInicial,
  datosDeSalida,
  erroresDeFecha,
  idCampo,
  solicitudDe,
} from './salida-state.ts'
import { SALIDAS } from './salidas.ts'
import type { TramiteAbierto } from '#admin/portal/afiliacion/tramite/TramiteConBorrador.tsx'
import type { ReactElement } from 'react'
import type { CapturaSalida } from './salida-state.ts'
import type { TramiteSalida } from './salidas.ts'

interface SalidaWizardProps {
  tramite: TramiteSalida
  abierto: TramiteAbierto
}

/** The date, and everything as it will be saved (specification 3 §2.8). */
export function SalidaWizard({ tramite, abierto }: SalidaWizardProps): ReactElement {
  const { hoy } = abierto
  const { persona, reglas } = abierto.expediente
  const estado = useDosPasos<CapturaSalida>(tramite, abierto, {
    inicial: () => capturaInicial(reglas, hoy),
    deBorrador: capturaDeBorrador,
    aDatos: datosDeSalida,
  })
  const { correccion, campos } = estado
  // The only day that the calendar offers is chosen, unless another was; a page that was only opened makes no draft.
  const [unica, setUnica] = useState('')
  const [descartada, setDescartada] = useState(false)
  const isFechaOfrecida = reglas.fechas.diaAplicacion === 'fecha'
  const captura = isFechaOfrecida
    ? { ...estado.captura, fecha: estado.captura.fecha || (descartada ? '' : unica) }
    : estado.captura
  const version = correccion?.version ?? persona.version
  const body = solicitudDe(reglas, { interno: persona.interno, version }, captura, hoy)
  const previsto = usePrevisto(tramite, body && { ...body, ...(correccion && { corrige: correccion.folio }) })
  const ofrecidas = previsto.data?.fechasOfrecidas ?? []
  const sola = ofrecidas.length === 1 ? (ofrecidas[0] ?? '') : ''
  useEffect(() => setUnica(sola), [sola])
  const porCargar = usePorCargar(idCampo)
  const fechas = erroresDeFecha(tramite, reglas, captura, previsto.isPlaceholderData ? undefined : previsto.data)
  return (
    <DosPasos
      tramite={tramite}
      abierto={abierto}
      estado={estado}
      idOf={idCampo}
      textos={SALIDAS[tramite]}
      body={body}
      previsto={previsto}
      empezado={captura.fecha !== ''}
      errors={[...fechas, ...porCargar.errors, ...erroresDePapeles(captura.papeles, persona.curp, idCampo)]}
      tituloErrores={() => 'Revisa esto antes de continuar.'}
      backLabel={(step) => backLabel(tramite, step)}
      side={<DatosLaboralesCard persona={persona} sueldo={SALIDAS[tramite].sueldo} />}
      captura={(tried) => (
        <>
          {tramite === 'jubilacion' && <Note>{edadYServicioTexto(persona, parsePlainDate(captura.fecha) ?? hoy)}</Note>}
          <FechasStep
            tramite={tramite}
            reglas={reglas}
            captura={captura}
            previsto={previsto.data}
            campos={campos}
            errors={tried}
            onChange={(changes) => {
              // The list of possible days changes.
              if (changes.fecha === '') setDescartada(true)
              estado.update((before) => ({ ...before, ...changes }))
            }}
          />
          <PapelesCard
            reglas={reglas}
            curp={persona.curp}
            causa={captura.causa}
            papeles={captura.papeles}
            campos={campos}
            editable={estado.editable}
            ensureDraft={estado.ensureDraft}
            idOf={idCampo}
            errors={tried}
            onPicked={porCargar.onPicked}
            onChange={(changes) => estado.update((before) => ({ ...before, papeles: changes(before.papeles) }))}
          />
        </>
      )}
      revision={
        <>
          <EquivocadosNote papeles={captura.papeles} curp={persona.curp} />
          <CapturaCard reglas={reglas} captura={captura} />
          <DatosPersonalesCard persona={persona} />
          <DomicilioMapaCard persona={persona} />
        </>
      }
    />
  )
}

/** Words of specification 3 §2.5 and §2.8. */
function backLabel(tramite: TramiteSalida, step: number): string {
  if (tramite !== 'baja') return 'Regresar'
  return step === 2 ? 'Anterior' : 'Cancelar'
}
