import { useState } from 'react'
import { DosPasos } from '#admin/portal/afiliacion/tramite/DosPasos.tsx'
import {
  DatosLaboralesCard,
  DatosPersonalesCard,
  DomicilioMapaCard,
} from '#admin/portal/afiliacion/tramite/PersonaCards.tsx'
import { PapelesCard } from '#admin/portal/afiliacion/tramite/PapelesCard.tsx'
import { usePorCargar } from '#admin/portal/afiliacion/tramite/use-por-cargar.ts'
import { usePrevisto } from '#admin/portal/afiliacion/tramite/use-tramite.ts'
import { CapturaCard } from './CapturaCard.tsx'
import { FechasStep } from './FechasStep.tsx'
import { capturaGuardada, capturaInicial, erroresDeFecha, idCampo, solicitudDe } from './salida-state.ts'
import { SALIDAS } from './salidas.ts'
import type { PersonaDetalle } from '#domain/afiliacion/persona.ts'
import type { ReglasTipo } from '#domain/afiliacion/tipos/reglas-tipo.ts'
import type { TramiteGuardado } from '#domain/afiliacion/tramites/tramite.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { ReactElement } from 'react'
import type { CapturaSalida } from './salida-state.ts'
import type { TramiteSalida } from './salidas.ts'

interface SalidaWizardProps {
  tramite: TramiteSalida
  persona: PersonaDetalle
  /** Of its type, as the catalogue keeps them. */
  reglas: ReglasTipo
  /** The server's day. */
  hoy: PlainDate
  /** The movement that is corrected; null for a new one. */
  guardado: TramiteGuardado | null
}

/** The date, and everything as it will be saved (specification 3 §2.8). */
export function SalidaWizard({ tramite, persona, reglas, hoy, guardado }: SalidaWizardProps): ReactElement {
  const [inicial] = useState<CapturaSalida>(() => (guardado ? capturaGuardada(guardado) : capturaInicial(reglas, hoy)))
  const [captura, setCaptura] = useState(inicial)
  const version = guardado?.version ?? persona.version
  const body = solicitudDe(reglas, { interno: persona.interno, version }, captura, hoy)
  const previsto = usePrevisto(tramite, body && { ...body, ...(guardado && { corrige: guardado.folio }) })
  const porCargar = usePorCargar(idCampo)
  const fechas = erroresDeFecha(tramite, reglas, captura, previsto.isPlaceholderData ? undefined : previsto.data)
  const campos = guardado?.campos ?? {}
  return (
    <DosPasos
      tramite={tramite}
      persona={persona}
      textos={SALIDAS[tramite]}
      guardado={guardado}
      body={body}
      previsto={previsto}
      cambiado={captura !== inicial}
      empezado={captura.fecha !== ''}
      errors={[...fechas, ...porCargar.errors]}
      tituloErrores={() => 'Revisa esto antes de continuar.'}
      backLabel={(step) => backLabel(tramite, step)}
      side={<DatosLaboralesCard persona={persona} sueldo={SALIDAS[tramite].sueldo} />}
      captura={(tried) => (
        <>
          <FechasStep
            tramite={tramite}
            reglas={reglas}
            captura={captura}
            previsto={previsto.data}
            campos={campos}
            errors={tried}
            onChange={(changes) => setCaptura((before) => ({ ...before, ...changes }))}
          />
          <PapelesCard
            reglas={reglas}
            curp={persona.curp}
            causa={captura.causa}
            papeles={captura.papeles}
            campos={campos}
            idOf={idCampo}
            onPicked={porCargar.onPicked}
            onChange={(changes) => setCaptura((before) => ({ ...before, papeles: changes(before.papeles) }))}
          />
        </>
      )}
      revision={
        <>
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
