// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/unit/UnitHead.h"

#include "app/theme/paint/Paint.h"
#include "app/theme/style/Icons.h"
#include "app/theme/widgets/Badge.h"
#include "app/theme/widgets/ElidedLabel.h"
#include "app/theme/widgets/NameEdit.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>

namespace muster::app {

namespace {

/// A colour the unit can be tagged with; pressed = it has it.
class TagButton final : public QToolButton
{
public:
    explicit TagButton(const QColor &colour) : m_colour(colour)
    {
        setCheckable(true);
        setFixedSize(20, 20);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        paint::tagSquare(painter, QRectF(rect()).center(), m_colour, 13);
        if (isChecked() || hasFocus()) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(color(hasFocus() ? Token::Focus : Token::Text), 2));
            painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
        }
    }

private:
    QColor m_colour;
};

} // namespace

UnitHead::UnitHead(QWidget *parent) : QWidget(parent)
{
    m_name = new ElidedLabel;
    m_name->setFont(roleFont(FontRole::PageTitle));
    m_name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_kind = new Badge;
    m_points = new QLabel;
    m_points->setTextFormat(Qt::PlainText);
    m_points->setFont(roleFont(FontRole::PageTitle));
    m_nickname = new NameEdit;
    m_nickname->setObjectName("unitNickname");
    m_nickname->setMaximumWidth(200);
    m_nickname->setMaxLength(200);
    m_count = new QSpinBox;
    m_count->setObjectName("unitCount");
    m_count->setRange(1, 999);
    m_count->setKeyboardTracking(false);
    m_count->setPrefix(QStringLiteral("× ")); // a word before it would take the room of the unit's own name
    m_count->setFixedWidth(92);

    m_add = new QPushButton(icons::icon("plus"), {});
    m_add->setObjectName("addPreview");
    m_add->hide();
    connect(m_add, &QPushButton::clicked, this, &UnitHead::addWanted);

    auto *first = new QHBoxLayout;
    first->setSpacing(8);
    first->addWidget(m_name, 1);
    first->addWidget(m_kind);
    first->addSpacing(8);
    first->addWidget(m_points);
    auto *second = new QHBoxLayout;
    second->setSpacing(2); // the own name needs every pixel of a narrow panel
    second->addWidget(m_add);
    second->addWidget(m_nickname, 1);
    second->addSpacing(6);
    for (const QColor &colour : tagColours()) {
        auto *button = new TagButton(colour);
        button->setObjectName("tag:" + colour.name());
        connect(button, &QToolButton::clicked, this, [this, colour](bool on) { emit tagged(on ? colour.name() : QString()); });
        m_tags.append(button);
        second->addWidget(button);
    }
    second->addStretch();
    second->addWidget(m_count);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(14 + 52 + 12, 12, 14, 12);
    layout->setSpacing(6);
    layout->addLayout(first);
    layout->addLayout(second);
    setMinimumHeight(76);

    connect(m_nickname, &QLineEdit::editingFinished, this, &UnitHead::commit);
    connect(m_count, &QSpinBox::valueChanged, this, [this](int count) {
        if (!m_filling)
            emit countChosen(count);
    });
    retranslate();
}

void UnitHead::commit()
{
    if (m_filling || !m_data.editable || m_nickname->text() == m_data.nickname)
        return;
    m_data.nickname = m_nickname->text();
    emit renamed(m_data.nickname);
}

void UnitHead::show(const Data &data, const QColor &hue)
{
    m_filling = true;
    m_data = data;
    m_hue = hue;
    m_name->setText(data.name);
    m_name->setToolTip(data.name);
    m_kind->set(data.kind, Tone::Neutral);
    m_kind->setVisible(!data.kind.isEmpty());
    m_points->setText(data.points);
    if (m_nickname->text() != data.nickname)
        m_nickname->setText(data.nickname);
    m_nickname->setVisible(data.editable);
    for (int i = 0; i < m_tags.size(); ++i) {
        m_tags.at(i)->setVisible(data.markable);
        m_tags.at(i)->setChecked(tagColours().at(i).name() == data.tag);
    }
    m_count->setVisible(data.countable);
    m_count->setValue(data.count);
    m_add->setVisible(!data.add.isEmpty());
    m_add->setText(data.add);
    m_add->setAccessibleName(data.add);
    m_add->setEnabled(data.refusal.isEmpty());
    m_add->setToolTip(data.refusal);
    update();
    m_filling = false;
}

void UnitHead::retranslate()
{
    m_nickname->setPlaceholderText(tr("Own name"));
    m_nickname->setAccessibleName(tr("Own name of the unit"));
    m_count->setAccessibleName(tr("Count"));
    m_count->setToolTip(tr("Count"));
    const QStringList names{tr("Orange tag"), tr("Blue tag"), tr("Green tag"), tr("Purple tag"), tr("Grey tag")};
    for (int i = 0; i < m_tags.size(); ++i) {
        m_tags.at(i)->setAccessibleName(names.value(i));
        m_tags.at(i)->setToolTip(names.value(i));
    }
}

void UnitHead::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paint::unitTile(painter, QRectF(14, 12, 52, 52), m_data.icon, Theme::current().game(m_hue));
}

} // namespace muster::app
