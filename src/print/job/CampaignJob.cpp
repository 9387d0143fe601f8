// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/job/CampaignJob.h"

#include "print/chronicle/Chronicle.h"
#include "print/sheets/CampaignSheets.h"
#include "text/Speaking.h"

namespace muster::print {

using namespace campaign;

namespace {

/// Builds the pages of a campaign's job, kind by kind.
class CampaignLayout
{
public:
    CampaignLayout(const CampaignSource &source, const PrintSettings &settings, const TextMeter &meter, const Progress &progress)
        : m_source(source), m_settings(settings), m_meter(meter), m_progress(progress)
    {
    }

    PrintedJob run()
    {
        const int forces = int(m_source.state().forces.size());
        m_steps = int(m_source.state().soldiers.size()) + 2 * forces + 3;
        if (wanted(PrintKind::Report) && step())
            add(PrintKind::Report, layoutCampaignReport(m_source, style(), m_meter));
        if (wanted(PrintKind::Sheet)) {
            Pages pages;
            for (int i = 0; i < forces && step(); ++i)
                append(pages, layoutForceSheet(m_source, i, style(i), m_meter));
            add(PrintKind::Sheet, pages);
        }
        if (wanted(PrintKind::Records))
            records();
        for (int i = 0; i < forces && wanted(PrintKind::Cards); ++i)
            if (step())
                cards(i);
        if (wanted(PrintKind::Reference) && m_source.pack() && step())
            add(PrintKind::Reference,
                layoutReferenceOf(*m_source.pack(), m_settings.language, m_settings.paperSize(), m_settings.ink, m_meter, faction()));
        if (wanted(PrintKind::Chronicle) && step())
            add(PrintKind::Chronicle, layoutChronicle(m_source, style(), m_meter));
        if (m_settings.campaignWhat.contains(PrintKind::Sheet) || m_settings.campaignWhat.contains(PrintKind::Cards))
            m_job.remarks = m_source.remarks();
        return std::move(m_job);
    }

private:
    [[nodiscard]] bool wanted(PrintKind kind) const { return m_settings.campaignWhat.contains(kind) && !m_job.stopped; }
    [[nodiscard]] SheetStyle style(int force = -1) const { return campaignStyle(m_source, m_settings.paperSize(), m_settings.ink, force); }
    // One force: the sheet has its colours; several share it.
    [[nodiscard]] QString faction() const
    {
        const RosterSource *only = m_source.state().forces.size() == 1 ? m_source.force(0) : nullptr;
        return only && only->mainForce() ? share::toText(only->mainForce()->catalogueId) : QString();
    }
    bool step()
    {
        if (!m_job.stopped && m_progress && !m_progress(std::min(m_done++, m_steps - 1), m_steps))
            m_job.stopped = true;
        return !m_job.stopped;
    }
    static void append(Pages &pages, const Pages &more) { pages.insert(pages.end(), more.begin(), more.end()); }

    void add(PrintKind kind, const Pages &pages)
    {
        m_job.sections.push_back({kind, int(m_job.pages.size()), int(pages.size()), 0, int(pages.size())});
        append(m_job.pages, pages);
    }

    void records()
    {
        Pages pages;
        for (int force = 0; force < m_source.state().forces.size(); ++force) {
            for (const int index : m_source.state().forces.at(force).soldiers) {
                const SoldierState &soldier = m_source.state().soldiers.at(index);
                if (m_settings.without.contains(soldier.id) || !step())
                    continue;
                m_job.places.push_back(
                    {soldier.id, int(m_job.pages.size() + pages.size()), QRectF(QPointF(), m_settings.paperSize()), false});
                append(pages, layoutServiceRecord(m_source, soldier.id, style(force), m_meter));
            }
        }
        add(PrintKind::Records, pages);
    }

    // The cards of one force, after what is there already.
    void cards(int force)
    {
        const RosterSource *roster = m_source.force(force);
        if (!roster)
            return;
        PrintSettings settings = m_settings;
        settings.what = {PrintKind::Cards};
        settings.without.clear();
        QHash<QString, QString> soldiers;
        for (const int index : m_source.state().forces.at(force).soldiers) {
            const QString id = m_source.state().soldiers.at(index).id;
            soldiers.insert(m_source.selectionOf(id), id);
            if (m_settings.without.contains(id))
                settings.without.insert(m_source.selectionOf(id));
        }
        PrintedJob job = layoutJob(*roster, settings, m_meter, [this](int, int) { return !m_progress || step(); });
        const int first = int(m_job.pages.size());
        for (PrintSection section : job.sections) {
            section.firstPage += first;
            m_job.sections.push_back(section);
        }
        for (CardOnPage place : job.places) {
            place.page += first;
            place.key = soldiers.value(place.key, place.key);
            m_job.places.push_back(place);
        }
        m_job.warnings.insert(m_job.warnings.end(), job.warnings.begin(), job.warnings.end());
        m_job.cardTooLarge = m_job.cardTooLarge || job.cardTooLarge;
        m_job.stopped = m_job.stopped || job.stopped;
        append(m_job.pages, job.pages);
    }

    const CampaignSource &m_source;
    const PrintSettings &m_settings;
    const TextMeter &m_meter;
    const Progress &m_progress;
    PrintedJob m_job;
    int m_done = 0, m_steps = 1;
};

} // namespace

PrintedJob layoutCampaignJob(const CampaignSource &source, const PrintSettings &settings, const TextMeter &meter, const Progress &progress)
{
    const text::Speaking speaking(source.language());
    return CampaignLayout(source, settings, meter, progress).run();
}

} // namespace muster::print
