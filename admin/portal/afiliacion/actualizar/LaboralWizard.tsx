import { useState } from 'react'
import { usePuestos } from '#admin/portal/expediente/datos/catalogos.ts'
import { CambiosTable } from '#admin/shared/movimientos/CambiosTable.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { DosPasos } from '#admin/portal/afiliacion/tramite/DosPasos.tsx'
import { DatosLaboralesCard, DatosPersonalesCard } from '#admin/portal/afiliacion/tramite/PersonaCards.tsx'
import { PapelesCard } from '#admin/portal/afiliacion/tramite/PapelesCard.tsx'
import { usePorCargar } from '#admin/portal/afiliacion/tramite/use-por-cargar.ts'
import { usePrevisto } from '#admin/portal/afiliacion/tramite/use-tramite.ts'
import { LaboralStep } from './LaboralStep.tsx'
import {
  capturaGuardada,
  capturaLaboral,
  difiere,
  erroresLaborales,
  FALTA_PUESTO,
  idCampo,
  PASOS_ANTERIORES,
  REQUERIDO,
  resumenDe,
  solicitudLaboral,
} from './laboral-state.ts'
import type { NombreVista } from '#domain/acceso/vistas/vistas.ts'
import type { ExpedienteTramite } from '#domain/afiliacion/tramites/persona-tramite.ts'
import type { TramiteGuardado } from '#domain/afiliacion/tramites/tramite.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { TextosDosPasos } from '#admin/portal/afiliacion/tramite/DosPasos.tsx'
import type { ReactElement } from 'react'
import type { CapturaLaboral } from './laboral-state.ts'

/** Texts of specification 1 §2.4, §4.2 and §8; the question says the same of itself as those of the other procedures. */
const TEXTOS: Omit<TextosDosPasos, 'buscador'> = {
  paso: 'Datos laborales',
  guardar: 'Guardar actualización',
  pregunta: '¿Deseas guardar la actualización de datos laborales de este afiliado?',
  exito: 'Los cambios se han guardado exitosamente.',
  detalle: 'El movimiento quedó Solicitado.',
  fallo: 'Ocurrió un error al guardar. Intenta de nuevo.',
  despues: 'actuTabla',
}

interface LaboralWizardProps {
  expediente: ExpedienteTramite
  /** The server's day. */
  hoy: PlainDate
  buscador: NombreVista
  /** The movement that is corrected; null for a new one. */
  guardado: TramiteGuardado | null
}

/** The new place, post and category, and then old beside new (specification 1 §4.5). */
export function LaboralWizard({ expediente, hoy, buscador, guardado }: LaboralWizardProps): ReactElement {
  const { persona } = expediente
  const [inicial] = useState<CapturaLaboral>(() =>
    guardado ? capturaGuardada(expediente, guardado) : capturaLaboral(expediente, hoy),
  )
  const [captura, setCaptura] = useState(inicial)
  const porCargar = usePorCargar(idCampo)
  const campos = guardado?.campos ?? {}
  const puestos = usePuestos(captura.area)
  // An área may have no posts of its own; while its list is not here, the server judges.
  const pidePuesto = puestos.options.length > 0
  const body = solicitudLaboral(expediente, captura, pidePuesto, guardado?.version)
  const previsto = usePrevisto('laboral', body && { ...body, ...(guardado && { corrige: guardado.folio }) })
  const told = previsto.isPlaceholderData ? undefined : previsto.data
  const errors = erroresLaborales(expediente, captura, pidePuesto, told)
  const falta = errors.some(({ mensaje }) => mensaje === REQUERIDO)
  return (
    <DosPasos
      tramite="laboral"
      persona={persona}
      textos={{ ...TEXTOS, buscador }}
      guardado={guardado}
      body={body}
      previsto={previsto}
      cambiado={captura !== inicial}
      empezado={difiere(expediente, captura)}
      errors={[...errors.map(resumenDe), ...porCargar.errors]}
      tituloErrores={(salto) =>
        salto === 'paso' ? PASOS_ANTERIORES : falta ? FALTA_PUESTO : 'Revisa esto antes de continuar.'
      }
      backLabel={(step) => (step === 2 ? 'Anterior' : 'Regresar')}
      side={<DatosLaboralesCard persona={persona} sueldo="Salario" />}
      captura={(tried) => (
        <>
          <LaboralStep
            expediente={expediente}
            captura={captura}
            puestos={puestos}
            previsto={previsto.data}
            campos={campos}
            errors={tried.length > 0 ? errors : []}
            onChange={(changes) => setCaptura((before) => ({ ...before, ...changes }))}
          />
          <PapelesCard
            reglas={expediente.reglas}
            curp={persona.curp}
            causa=""
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
          <Card title="Qué cambia">
            {told ? <CambiosTable cambios={told.cambios} /> : <Skeleton lines={3} label="Consultando qué cambia" />}
          </Card>
          <DatosPersonalesCard persona={persona} />
        </>
      }
    />
  )
}
