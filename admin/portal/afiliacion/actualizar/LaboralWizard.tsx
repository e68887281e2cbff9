import { usePuestos } from '#admin/portal/expediente/datos/catalogos.ts'
import { CambiosTable } from '#admin/shared/movimientos/CambiosTable.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { DosPasos } from '#admin/portal/afiliacion/tramite/DosPasos.tsx'
import { DatosLaboralesCard, DatosPersonalesCard } from '#admin/portal/afiliacion/tramite/PersonaCards.tsx'
import { EquivocadosNote } from '#admin/portal/afiliacion/tramite/EquivocadosNote.tsx'
import { PapelesCard } from '#admin/portal/afiliacion/tramite/PapelesCard.tsx'
import { erroresDePapeles } from '#admin/portal/afiliacion/tramite/papeles-pedidos.ts'
import { usePorCargar } from '#admin/portal/afiliacion/tramite/use-por-cargar.ts'
import { useDosPasos } from '#admin/portal/afiliacion/tramite/use-dos-pasos.ts'
import { usePrevisto } from '#admin/portal/afiliacion/tramite/use-tramite.ts'
import { LaboralStep } from './LaboralStep.tsx'
import {
  capturaDeBorrador,
  capturaLaboral,
  datosLaborales,
  difiere,
  erroresLaborales,
  FALTA_PUESTO,
  idCampo,
  PASOS_ANTERIORES,
  percepcionesQueCambian,
  REQUERIDO,
  resumenDe,
  solicitudLaboral,
} from './laboral-state.ts'
import type { NombreVista } from '#domain/acceso/vistas/vistas.ts'
import type { TextosGuardar } from '#admin/portal/afiliacion/tramite/GuardarTramite.tsx'
import type { TramiteAbierto } from '#admin/portal/afiliacion/tramite/TramiteConBorrador.tsx'
import type { ReactElement } from 'react'
import type { CapturaLaboral } from './laboral-state.ts'

/** Texts of specification 1 §2.4, §4.2 and §8; the question says the same of itself as those of the other procedures. */
const TEXTOS: Omit<TextosGuardar, 'buscador'> = {
  guardar: 'Guardar actualización',
  pregunta: '¿Deseas guardar la actualización de datos laborales de este afiliado?',
  exito: 'Los cambios se han guardado exitosamente.',
  detalle: 'El movimiento quedó Solicitado.',
  fallo: 'Ocurrió un error al guardar. Intenta de nuevo.',
  despues: 'actuTabla',
}

interface LaboralWizardProps {
  abierto: TramiteAbierto
  buscador: NombreVista
}

/** The new place, post and category, and then old beside new (specification 1 §4.5). */
export function LaboralWizard({ abierto, buscador }: LaboralWizardProps): ReactElement {
  const { expediente, hoy } = abierto
  const { persona } = expediente
  const estado = useDosPasos<CapturaLaboral>('laboral', abierto, {
    inicial: () => capturaLaboral(expediente, hoy),
    deBorrador: (borrador) => capturaDeBorrador(expediente, hoy, borrador),
    aDatos: datosLaborales,
  })
  const { captura, correccion, campos } = estado
  const porCargar = usePorCargar(idCampo)
  const puestos = usePuestos(captura.area)
  // An área may have no posts of its own; while its list is not here, the server judges.
  const pidePuesto = puestos.options.length > 0
  const body = solicitudLaboral(expediente, captura, pidePuesto, correccion?.version)
  const previsto = usePrevisto('laboral', body && { ...body, ...(correccion && { corrige: correccion.folio }) })
  const told = previsto.isPlaceholderData ? undefined : previsto.data
  const errors = erroresLaborales(expediente, captura, pidePuesto, told)
  const falta = errors.some(({ mensaje }) => mensaje === REQUERIDO)
  return (
    <DosPasos
      tramite="laboral"
      abierto={abierto}
      estado={estado}
      idOf={idCampo}
      textos={{ ...TEXTOS, buscador }}
      body={body}
      previsto={previsto}
      empezado={difiere(expediente, captura)}
      errors={[
        ...errors.map(resumenDe),
        ...porCargar.errors,
        ...erroresDePapeles(captura.papeles, persona.curp, idCampo),
      ]}
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
            onChange={(changes) => estado.update((before) => ({ ...before, ...changes }))}
          />
          <PapelesCard
            reglas={expediente.reglas}
            curp={persona.curp}
            causa=""
            cambian={percepcionesQueCambian(expediente, captura)}
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
          <Card title="Qué cambia">
            {told ? <CambiosTable cambios={told.cambios} /> : <Skeleton lines={3} label="Consultando qué cambia" />}
          </Card>
          <DatosPersonalesCard persona={persona} />
        </>
      }
    />
  )
}
