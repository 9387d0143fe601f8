// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/SettingsPanel.h"

#include "app/theme/widgets/Combo.h"
#include "print/imposition/Sizes.h"
#include "text/Translator.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

namespace muster::app {

namespace {

constexpr int ownSizeRow = 2;

QDoubleSpinBox *millimetres(double least, double most, double step)
{
    auto *box = new QDoubleSpinBox;
    box->setRange(least, most);
    box->setSingleStep(step);
    box->setDecimals(1);
    box->setSuffix(QStringLiteral(" mm"));
    box->setKeyboardTracking(false);
    return box;
}

QWidget *pair(QWidget *first, QWidget *second)
{
    auto *widget = new QWidget;
    auto *row = new QVBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(first, 1);
    row->addWidget(second, 1);
    return widget;
}

} // namespace

SettingsPanel::SettingsPanel(PrintSession &session, QWidget *parent) : QScrollArea(parent), m_session(session)
{
    setFrameShape(NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *inner = new QWidget;
    auto *form = new QFormLayout(inner);
    form->setContentsMargins(14, 12, 14, 12);
    form->setHorizontalSpacing(12);
    form->setVerticalSpacing(8);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    form->setRowWrapPolicy(QFormLayout::DontWrapRows);
    m_paper = new Combo;
    m_card = new Combo;
    m_width = millimetres(print::smallestCard().width(), print::largestCard().width(), 0.5);
    m_height = millimetres(print::smallestCard().height(), print::largestCard().height(), 0.5);
    m_ownSize = pair(m_width, m_height);
    m_cut = new Combo;
    m_backs = new Combo;
    m_flip = new Combo;
    m_ink = new Combo;
    m_gap = millimetres(0, 30, 0.5);
    m_bleed = millimetres(0, 5, 0.5);
    m_margin = millimetres(0, 30, 0.5);
    m_offsetX = millimetres(-10, 10, 0.1);
    m_offsetY = millimetres(-10, 10, 0.1);
    m_language = new Combo;
    m_blank = new QSpinBox;
    m_blank->setRange(1, 200);
    m_tracks = new QCheckBox;
    m_notes = new QCheckBox;
    m_photo = new QCheckBox;
    m_odds = new QCheckBox;
    m_calibrate = new QPushButton;
    QWidget *fields[rows] = {m_paper,    m_card, m_ownSize, m_cut,    m_backs,   m_flip,    m_ink,
                             m_language, m_gap,  m_bleed,   m_margin, m_offsetX, m_offsetY, m_blank};
    for (int i = 0; i < rows; ++i) {
        m_labels[i] = new QLabel;
        m_labels[i]->setBuddy(fields[i]);
        form->addRow(m_labels[i], fields[i]);
    }
    auto *checks = new QWidget;
    auto *row = new QVBoxLayout(checks);
    row->setContentsMargins(0, 4, 0, 4);
    for (QCheckBox *box : {m_tracks, m_notes, m_photo, m_odds})
        row->addWidget(box);
    form->addRow(checks);
    form->addRow(m_calibrate);
    for (QComboBox *box : {m_paper, m_card, m_cut, m_backs, m_flip, m_ink, m_language}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(8);
        box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    setWidget(inner);
    setFocusProxy(m_paper);
    connectFields();
    retranslate();
}

void SettingsPanel::connectFields()
{
    for (QComboBox *box : {m_paper, m_card, m_cut, m_backs, m_flip, m_ink, m_language})
        connect(box, &QComboBox::activated, this, &SettingsPanel::collect);
    for (QDoubleSpinBox *box : {m_width, m_height, m_gap, m_bleed, m_margin, m_offsetX, m_offsetY})
        connect(box, &QDoubleSpinBox::valueChanged, this, &SettingsPanel::collect);
    for (QCheckBox *box : {m_tracks, m_notes, m_photo, m_odds})
        connect(box, &QCheckBox::toggled, this, &SettingsPanel::collect);
    connect(m_blank, &QSpinBox::valueChanged, this, &SettingsPanel::collect);
    connect(m_calibrate, &QPushButton::clicked, this, &SettingsPanel::calibrationWanted);
    connect(&m_session, &PrintSession::settingsChanged, this, &SettingsPanel::showSettings);
}

void SettingsPanel::retranslate()
{
    m_showing = true;
    const QStringList words{tr("Paper"),     tr("Card size"),   tr("Width, height"), tr("Cutting"),    tr("Backs"),
                            tr("Turned on"), tr("Colour"),      tr("Language"),      tr("Gap"),        tr("Bleed"),
                            tr("Margin"),    tr("Backs right"), tr("Backs down"),    tr("Blank cards")};
    for (int i = 0; i < rows; ++i)
        m_labels[i]->setText(words[i]);
    m_paper->clear();
    for (const print::NamedSize &size : print::paperSizes())
        m_paper->addItem(size.name, size.id);
    m_paper->addItem(tr("One card per page"), "card");
    m_card->clear();
    const QLocale locale;
    for (const print::NamedSize &size : print::cardSizes()) {
        const QString measure = QStringLiteral("%1 × %2 mm").arg(locale.toString(size.size.width()), locale.toString(size.size.height()));
        m_card->addItem(size.name.contains(QChar(0xd7)) ? measure : size.name + QStringLiteral(", ") + measure, size.size);
    }
    m_card->addItem(tr("Own size"));
    m_cut->clear();
    m_cut->addItems({tr("None"), tr("Marks"), tr("Lines")});
    m_backs->clear();
    m_backs->addItems({tr("None: fronts only"), tr("Mirrored, on the other side"), tr("Beside, to fold over"), tr("After all the fronts")});
    m_ink->clear();
    m_ink->addItems({tr("Colour"), tr("Black and white"), tr("Ink saver")});
    m_flip->clear();
    m_flip->addItems({tr("Long edge"), tr("Short edge")});
    m_language->clear();
    for (const QString &code : text::Translator::available())
        m_language->addItem(text::Translator::of(code).name(), code);
    m_tracks->setText(tr("Damage boxes"));
    m_notes->setText(tr("Notes"));
    m_photo->setText(tr("Photo"));
    m_odds->setText(tr("Odds"));
    m_odds->setToolTip(tr("On cards and in the army summary: what an attack does to typical targets"));
    m_calibrate->setText(tr("Calibration sheet…"));
    m_calibrate->setToolTip(tr("A sheet to print on both sides: it shows by how much your printer is off."));
    const auto name = [](QWidget *widget, const QString &text) { widget->setAccessibleName(text); };
    name(m_paper, tr("Paper"));
    name(m_card, tr("Card size"));
    name(m_width, tr("Width of the card"));
    name(m_height, tr("Height of the card"));
    name(m_cut, tr("Cutting"));
    name(m_backs, tr("Backs"));
    name(m_flip, tr("Edge on which the sheet is turned"));
    name(m_ink, tr("Colour"));
    name(m_gap, tr("Gap between cards"));
    name(m_bleed, tr("Bleed"));
    name(m_margin, tr("Margin of the printer"));
    name(m_offsetX, tr("Offset of the backs to the right"));
    name(m_offsetY, tr("Offset of the backs downwards"));
    name(m_language, tr("Language of the paper"));
    name(m_blank, tr("Number of blank cards"));
    m_showing = false;
    showSettings();
}

void SettingsPanel::showSettings()
{
    if (m_showing)
        return;
    m_showing = true;
    const print::PrintSettings &s = m_session.settings();
    m_paper->setCurrentIndex(std::max(0, m_paper->findData(s.paper)));
    int card = m_card->count() - 1;
    for (int i = 0; i + 1 < m_card->count(); ++i)
        if (m_card->itemData(i).toSizeF() == s.card)
            card = i;
    if (m_card->currentIndex() != m_card->count() - 1 || card == m_card->count() - 1 || !m_ownSize->isVisibleTo(widget()))
        m_card->setCurrentIndex(card);
    m_width->setValue(s.card.width());
    m_height->setValue(s.card.height());
    const bool own = m_card->currentIndex() == m_card->count() - 1;
    m_ownSize->setVisible(own);
    m_labels[ownSizeRow]->setVisible(own);
    m_cut->setCurrentIndex(int(s.cut));
    m_backs->setCurrentIndex(int(s.backs));
    m_flip->setCurrentIndex(int(s.flip));
    const bool turned = s.backs == print::Backs::Mirrored || s.backs == print::Backs::Separate;
    m_flip->setEnabled(turned);
    m_offsetX->setEnabled(turned);
    m_offsetY->setEnabled(turned);
    m_ink->setCurrentIndex(int(s.ink));
    m_gap->setValue(s.gap);
    m_bleed->setValue(s.bleed);
    m_margin->setValue(s.margin);
    m_offsetX->setValue(s.backOffset.x());
    m_offsetY->setValue(s.backOffset.y());
    m_language->setCurrentIndex(std::max(0, m_language->findData(s.language)));
    m_blank->setValue(s.blankCards);
    m_tracks->setChecked(s.tracks);
    m_notes->setChecked(s.notes);
    m_photo->setChecked(s.photo);
    m_odds->setChecked(s.odds);
    m_showing = false;
}

void SettingsPanel::collect()
{
    if (m_showing)
        return;
    print::PrintSettings s = m_session.settings();
    s.paper = m_paper->currentData().toString();
    const bool own = m_card->currentIndex() == m_card->count() - 1;
    s.card = own ? QSizeF(m_width->value(), m_height->value()) : m_card->currentData().toSizeF();
    m_ownSize->setVisible(own);
    m_labels[ownSizeRow]->setVisible(own);
    s.cut = print::CutGuide(m_cut->currentIndex());
    s.backs = print::Backs(m_backs->currentIndex());
    s.flip = print::FlipEdge(m_flip->currentIndex());
    s.ink = print::InkMode(m_ink->currentIndex());
    s.gap = m_gap->value();
    s.bleed = m_bleed->value();
    s.margin = m_margin->value();
    s.backOffset = {m_offsetX->value(), m_offsetY->value()};
    s.language = m_language->currentData().toString();
    s.blankCards = m_blank->value();
    s.tracks = m_tracks->isChecked();
    s.notes = m_notes->isChecked();
    s.photo = m_photo->isChecked();
    s.odds = m_odds->isChecked();
    m_session.setSettings(s);
}

} // namespace muster::app
